## В зале

title = Волуспа
tagline = Выкладывайте богов и чудовищ в ряды — и будьте сильнее всех там, где это важно
length = 30–45 минут

## Тайлы

tile-odin = Один
    .acc = Одина
    .gen = Одина
    .dat = Одину
    .ins = Одином
    .prep = Одине
    .text = Сильнее всех. Особых умений нет.
tile-thor = Тор
    .acc = Тора
    .gen = Тора
    .dat = Тору
    .ins = Тором
    .prep = Торе
    .text = Силён и прост. Особых умений нет.
tile-troll = Тролль
    .acc = Тролля
    .gen = Тролля
    .dat = Троллю
    .ins = Троллем
    .prep = Тролле
    .text = Рядом с ним можно положить только другого Тролля.
tile-dragon = Дракон
    .acc = Дракона
    .gen = Дракона
    .dat = Дракону
    .ins = Драконом
    .prep = Драконе
    .text = Может опуститься на лежащий тайл и лишить его силы; но не на другого Дракона и не на соседа Тролля.
tile-fenrir = Фенрир
    .acc = Фенрира
    .gen = Фенрира
    .dat = Фенриру
    .ins = Фенриром
    .prep = Фенрире
    .text = Стая: все Фенриры одного ряда считаются вместе, в каждом ряду и столбце отдельно.
tile-skadi = Скади
    .acc = Скади
    .gen = Скади
    .dat = Скади
    .ins = Скади
    .prep = Скади
    .text = Может занять место лежащего тайла, а его забрать в руку; но не соседа Тролля и не другую Скади. В этот ход вы не добираете.
tile-valkyrie = Валькирия
    .acc = Валькирию
    .gen = Валькирии
    .dat = Валькирии
    .ins = Валькирией
    .prep = Валькирии
    .text = Положена на край ряда, на другом краю которого тоже Валькирия, — берёт его при любых силах.
tile-loki = Локи
    .acc = Локи
    .gen = Локи
    .dat = Локи
    .ins = Локи
    .prep = Локи
    .text = Сила соседних тайлов равна 0. Другим Локи это нипочём.
tile-hel = Хель
    .acc = Хель
    .gen = Хель
    .dat = Хель
    .ins = Хель
    .prep = Хель
    .text = Кладётся поверх любого тайла и навсегда становится разрывом. Очко за каждый тайл вокруг, считая углы. В пятёрку тайлов руки не входит.
tile-serpent = Морской Змей
    .short = Змей
    .acc = Морского Змея
    .gen = Морского Змея
    .dat = Морскому Змею
    .ins = Морским Змеем
    .prep = Морском Змее
    .text = Приносит очки за ряд или за столбец — через любые разрывы и любой длины, — если он там сильнее всех.
tile-jotun = Ётун
    .acc = Ётуна
    .gen = Ётуна
    .dat = Ётуну
    .ins = Ётуном
    .prep = Ётуне
    .text = Может отшвырнуть лежащий тайл на край его ряда или столбца и встать на его место.
tile-hermod = Хермод
    .acc = Хермода
    .gen = Хермода
    .dat = Хермоду
    .ins = Хермодом
    .prep = Хермоде
    .text = После него можно положить ещё один тайл в его ряд или столбец.
tile-dwarf = Гном
    .acc = Гнома
    .gen = Гнома
    .dat = Гному
    .ins = Гномом
    .prep = Гноме
    .text = Вместо рядов приносит половину силы соседних тайлов с округлением вниз. Троллей не боится.
tile-freya = Фрейя
    .acc = Фрейю
    .gen = Фрейи
    .dat = Фрейе
    .ins = Фрейей
    .prep = Фрейе
    .text = Положите её или отдайте вместе с другим тайлом: за каждую отданную Фрейю он сильнее на один.
tile-raven = Ворон
    .acc = Ворона
    .gen = Ворона
    .dat = Ворону
    .ins = Вороном
    .prep = Вороне
    .text = Приносит очки, а потом может перелететь и принести их ещё раз. Садится и на лежащие тайлы, даже на Дракона, но не на Ворона и не рядом с Троллем.
tile-nidhogg = Нидхёгг
    .acc = Нидхёгга
    .gen = Нидхёгга
    .dat = Нидхёггу
    .ins = Нидхёггом
    .prep = Нидхёгге
    .text = Каждый ряд, в котором он лежит, приносит взявшему его на два очка больше.

## Настройки

option-set = Тайлы
option-set-base = Волуспа
    .text = Шестьдесят тайлов первой коробки.
option-set-edda = Старшая Эдда
    .text = С Хель, Морским Змеем, Ётуном и Хермодом.
option-set-order = Иерархия богов
    .text = С Гномом, Фрейей, Вороном и Нидхёггом.
option-set-giants = Король великанов
    .text = С Хермодом, Ётуном, Фрейей и Нидхёггом.
option-set-serpents = Восстание змей
    .text = С Хель, Морским Змеем, Фрейей и Гномом.
option-set-ravens = Повелитель воронов
    .text = С Хель, Хермодом, Вороном и Нидхёггом.
option-set-all = Всё сразу
    .text = Все тайлы всех трёх коробок.
option-valkyrie_lock = Валькирии запирают ряд
    .text = Тайл, положенный между двумя Валькириями на краях ряда, этот ряд не берёт.
option-valkyrie_lock-yes = да
option-valkyrie_lock-no = нет
option-skadi_draws = Добор после Скади
    .text = После Скади рука пополняется так же, как после любого тайла.
option-skadi_draws-yes = да
option-skadi_draws-no = нет
option-no_late_hel = Без поздней Хель
    .text = Когда вытянут последний тайл, все оставшиеся на руках Хель выбывают.
option-no_late_hel-yes = да
option-no_late_hel-no = нет
option-serpent_counts_hel = Змей считает Хель
    .text = Каждая Хель в линии Морского Змея для него считается тайлом.
option-serpent_counts_hel-yes = да
option-serpent_counts_hel-no = нет
option-dwarf_scores_lines = Гном берёт ряды
    .text = Он берёт ряд и столбец, как все, и сверх того — соседей.
option-dwarf_scores_lines-yes = да
option-dwarf_scores_lines-no = нет
option-strict_tokens = Жетонов силы мало
    .text = Тайл можно усилить только до значения, жетон которого ещё свободен.
option-strict_tokens-yes = да
option-strict_tokens-no = нет

## О чём спрашивают

prompt-place = Положите тайл.
prompt-follow = Можно положить ещё один тайл в ряд или столбец Хермода на { $cell }.
prompt-fly = Ворон на { $cell } может перелететь.
prompt-discard = Положить нечего. Сбросьте один тайл.
prompt-drop = В руке { $count ->
    [one] { $count } лишний тайл
    [few] { $count } лишних тайла
   *[many] { $count } лишних тайлов
}. Уберите один.

answer-done = Хватит
answer-stay = Остаться
answer-fly = Перелететь
answer-discard = Сбросить
answer-drop = Убрать

## Что происходит

points-gained = { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
boosted = { $boost ->
    [0] { "" }
   *[other] { " " }(+{ $boost })
}
event-place = { $seat } кладёт { $tile_acc }{ boosted } на { $cell }: { points-gained }
event-cover = { $seat } кладёт { $tile_acc }{ boosted } поверх { $under_gen } на { $cell }: { points-gained }
event-exchange = { $seat } оставляет { $tile_acc }{ boosted } на { $cell } и забирает оттуда { $took_acc }{ $freyas ->
    [0] { "" }
    [one] { " " }и Фрейю
    [few] { " " }и { $freyas } Фрейи
   *[many] { " " }и { $freyas } Фрей
}: { points-gained }
event-throw = { $seat } кладёт { $tile_acc }{ boosted } на { $cell }, отшвырнув { $thrown_acc } на { $to }: { points-gained }
event-hel = { $seat } кладёт Хель поверх { $tile_gen } на { $cell }: { points-gained }
event-fly = { $seat } отпускает { $tile_acc }{ boosted } с { $from } на { $cell }: { points-gained }
event-stay = { $seat } оставляет Ворона на { $cell }
event-done = { $seat } больше ничего не кладёт
event-discard = { $seat } не может ничего положить и сбрасывает { $tile_acc }
event-drop = { $seat } убирает { $tile_acc }
event-draw = { $seat } добирает { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
event-hels-gone = Вытянут последний тайл: { $count ->
    [one] { $count } Хель выбывает
    [few] { $count } Хель выбывают
   *[many] { $count } Хель выбывают
} из партии
event-end = Тайлов ни у кого не осталось

## Почему нельзя

no-not-asked = Сейчас спрашивают не об этом.
no-not-in-hand = У вас на руке нет { $tile_gen }.
no-not-enough-freyas = Чтобы усилить { $tile_acc } на { $needed }, нужно отдать столько же Фрей; у вас их для этого { $freyas }.
no-over-twelve = Сила { $tile_gen } стала бы { $worth }; выше 12 не усиливают.
no-no-token = Для { $tile_gen } не осталось жетона { $worth }.
no-must-place = Что-то можно положить, поэтому сбросить { $tile_acc } нельзя.
no-needs-tile = Хель кладут поверх тайла, а { $cell } — пустое место.
no-on-hel = На { $cell } лежит Хель; поверх неё ничего не кладут.
no-occupied = На { $cell } лежит { $there }; для { $tile_gen } нужно пустое место.
no-dragon-on-dragon = Дракон не садится на другого Дракона.
no-skadi-on-skadi = Скади не меняется местами с другой Скади.
no-raven-on-raven = Ворон не садится на другого Ворона.
no-no-neighbour = Рядом с { $cell } нет ни одного тайла.
no-too-long = Получился бы ряд из { $length } тайлов; больше семи нельзя.
no-beside-troll = { $tile } не может лежать на { $cell } рядом с Троллем на { $troll }.
no-nothing-to-throw = На { $cell } некого отшвырнуть.
no-throw-blocked = Так { $there_acc } не отшвырнуть: на { $to } лежит Хель.
no-throw-too-long = { $there } упадёт на { $to }, где ряд станет длиннее семи.
no-throw-troll-beside = Тролль упадёт на { $to }, рядом с Ётуном.
no-throw-beside-troll = { $there } упадёт на { $to }, рядом с Троллем на { $troll }.
no-not-in-line = { $cell } не в ряду и не в столбце Хермода на { $hermod }.
no-hel-not-near = После Хермода на { $hermod } Хель кладут только на тайл вокруг него, а не на { $cell }.
no-needs-cell = Скажите, куда ложится { $tile }: плитка и клетка, например «odin c4».
no-hel-unraised = У Хель нет силы, которую могли бы поднять Фрейи.
no-which-line = Скажите, какую линию считает Змей: ряд (row) или столбец (col).
no-same-cell = Ворон уже сидит на { $cell }.

## Что принёс бы ход

line-row = ряд
line-col = столбец
line-serpent-row = весь ряд
line-serpent-col = весь столбец
line-dwarf = соседи
line-hel = тайлы вокруг
line-lone = один рядом с Хель

## В терминале

terminal-silent = обнулён Локи
terminal-raised = усилен Фрейей
terminal-covering = лежит на другом
terminal-last = положен последним
terminal-bag = { $count ->
    [0] Добирать больше нечего.
    [one] Осталось добрать { $count } тайл.
    [few] Осталось добрать { $count } тайла.
   *[many] Осталось добрать { $count } тайлов.
}
terminal-hand = { $seat }: на руке { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}{ $tiles_count ->
    [0] { "" }
   *[other] ; видели: { $tiles }
}.
