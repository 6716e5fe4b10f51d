### How It's a Wonderful World presents itself, and what can be agreed before it is played.

ww-about = Draft cards, then build them or break them up: four rounds to raise an empire of airships, wonders and secret science.

ww-option-players = Players
ww-option-players-about = One player plays the solo game.
ww-option-side = Empire side
ww-option-side-A = A: all different
ww-option-side-B = B: all alike
ww-option-side-about = A suits a first game. Scenarios are always played on B.
ww-option-empires = Empires
ww-option-empires-default = As usual
ww-option-empires-dealt = Dealt at random
ww-option-empires-chosen = Chosen in turn
ww-option-empires-about = Usually empires are dealt at random, and chosen when you play alone.
ww-option-scenario = Scenario
ww-option-scenario-default = None
ww-option-scenario-01 = 01 · { ww-scenario-01 }
ww-option-scenario-02 = 02 · { ww-scenario-02 }
ww-option-scenario-03 = 03 · { ww-scenario-03 }
ww-option-scenario-04 = 04 · { ww-scenario-04 }
ww-option-scenario-05 = 05 · { ww-scenario-05 }
ww-option-scenario-06 = 06 · { ww-scenario-06 }
ww-option-scenario-about = A task for one player, with medals to win.
