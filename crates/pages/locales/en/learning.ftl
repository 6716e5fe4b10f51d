# Learning a game, in English.

learn = Learn by playing
learn-about = A real game against two easy opponents, explained as you go.
lessons = Lessons
lessons-of = { $game }: the lessons
lessons-about = What the first game explains at the table, all in one place.
lessons-all = All lessons
lesson-read = Got it
lesson-show = Show me
lesson-off = No more lessons
lesson-switch = Explain what is new to me
lesson-again = Start the lessons again
lesson-rule = Read the rule
