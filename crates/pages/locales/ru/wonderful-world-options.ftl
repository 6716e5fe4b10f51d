### How It's a Wonderful World presents itself, and what can be agreed before it is played, in Russian.

ww-about = Выбирайте карты, стройте их или разбирайте на ресурсы: за четыре раунда поднимите империю дирижаблей, чудес и тайной науки.

ww-option-players = Игроки
ww-option-players-about = Один игрок играет в одиночную игру.
ww-option-side = Сторона империй
ww-option-side-A = A: все разные
ww-option-side-B = B: все одинаковые
ww-option-side-about = Для первой партии хороша сторона A. Сценарии всегда играются на стороне B.
ww-option-empires = Империи
ww-option-empires-default = Как обычно
ww-option-empires-dealt = Раздать случайно
ww-option-empires-chosen = Выбирать по очереди
ww-option-empires-about = Обычно империи раздают случайно, а в одиночной игре выбирают.
ww-option-scenario = Сценарий
ww-option-scenario-default = Нет
ww-option-scenario-01 = 01 · { ww-scenario-01 }
ww-option-scenario-02 = 02 · { ww-scenario-02 }
ww-option-scenario-03 = 03 · { ww-scenario-03 }
ww-option-scenario-04 = 04 · { ww-scenario-04 }
ww-option-scenario-05 = 05 · { ww-scenario-05 }
ww-option-scenario-06 = 06 · { ww-scenario-06 }
ww-option-scenario-about = Задание для одного игрока, за которое дают медали.
