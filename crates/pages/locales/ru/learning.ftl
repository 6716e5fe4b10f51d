# Learning a game, in Russian.

learn = Учиться, играя
learn-about = Настоящая партия против двух несильных соперников с пояснениями по ходу.
lessons = Уроки
lessons-of = { $game }: уроки
lessons-about = Всё, что первая партия объясняет за столом, на одной странице.
lessons-all = Все уроки
lesson-read = Понятно
lesson-show = Покажите
lesson-off = Больше не объяснять
lesson-switch = Объяснять то, что мне ещё не встречалось
lesson-again = Начать уроки заново
lesson-rule = Прочитать правило
