# Что говорит только терминал, по-русски.

terminal-player = Игрок { $n }
terminal-not-over = Игра ещё не окончена.
terminal-not-kept = Игра заканчивается здесь и не сохраняется: её сохранил бы --record ФАЙЛ.
terminal-nothing-yet = Пока ничего не произошло.
ana-terminal-welcome = Игроков: { $players }, сторона { $side }, эр: { $eras }; выигрывает тот, у кого больше очков.
# Nine short words: active and tired workers, exosuits, path markers, morale, time travel, paradoxes, points gained, points as of now.
ana-terminal-columns = Акт Уст Экз Мк Дух Пут Пар Оч Всего
ana-terminal-legend = Акт и Уст — активные и уставшие работники. Экз — экзокостюмы: заряжены и в запасе. Мк — маркеры пути, Дух — моральный дух, Пут — деления путешествий во времени, Пар — парадоксы, Оч — полученные очки, Всего — очки на сейчас.
ana-terminal-look-by-name = Назовите постройку по номеру, а суперпроект или лидера по имени: i 305, i экзовездеход.
# Seven short words: card, type, cost, production, bonus, points, recycling.
ww-terminal-columns = Карта Тип Цена Даёт Бонус Очк Пер
