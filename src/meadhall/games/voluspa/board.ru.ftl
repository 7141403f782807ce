## За столом

board-ask-cell = Клетка для { $tile_gen }: { $count ->
    [one] открыта { $count }
    [few] открыты { $count }
   *[many] открыто { $count }
}
board-ask-discard = Сбросить { $tile_acc }?
board-ask-drop = Убрать { $tile_acc }?
board-ask-nowhere = Для { $tile_gen } сейчас нет места
board-bag = { $count ->
    [0] Тайлов не осталось
    [one] Остался { $count } тайл
    [few] Осталось { $count } тайла
   *[many] Осталось { $count } тайлов
}
board-bag-heading = Мешок
board-boost = Фрейи, отданные вместе с тайлом
board-boost-less = На одну Фрейю меньше
board-boost-more = На одну Фрейю больше
board-box-base = Волуспа
board-box-order = Силы богов
board-box-edda = Старшая Эдда
board-covers = под ним: { $tiles }
board-discard = сброс: { $count }
board-first-tile = Сначала выберите тайл.
board-fly = { $points ->
    [0] Перелететь: 0
   *[other] Перелететь: +{ $points }
}
board-hels = { $count ->
    [one] Хель
   *[other] Хель ×{ $count }
}
board-here-both = { $tile } сюда: ряд { $row } + столбец { $column }
board-here-column = { $tile } сюда: столбец { $column }
board-here-none = { $tile } сюда: без очков
board-here-other = { $tile } сюда: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-here-row = { $tile } сюда: ряд { $row }
board-if = Если положить
board-if-none = Выберите тайл и клетку — здесь будут сосчитаны очки.
board-key-legal = сюда можно положить
board-key-raised = усилен Фрейей или стаей
board-key-zero = обнулён Локи
board-line-col = Столбец, { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
board-line-dwarf = Половина соседей
board-line-hel = Тайлов вокруг: { $count }
board-line-lone = Рядом только Хель
board-line-none = Ни одна линия не взята
board-line-other = Очки
board-line-row = Ряд, { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
board-line-serpent-col = Весь столбец, { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
board-line-serpent-row = Весь ряд, { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
board-over = Побеждает { $seat }, { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
board-place = { $points ->
    [0] Положить: 0
   *[other] Положить: +{ $points }
}
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
board-row = Ряд { $row }
board-strength = Сила { $value }
board-thrown = Лежащий там тайл отлетит на { $cell }.
board-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
board-together = Вместе
board-turn = ход { $number }
board-unseen = Ещё не видны — в мешке или в чужих руках:
board-ways = В какую сторону
board-worth = На своём месте стоит { $value }
board-worth-boost = усилен Фрейей на { $boost }
board-worth-both = ряд { $row }, столбец { $column }
board-worth-pack = стая считается вместе
board-worth-zero = Стоит 0: обнулён Локи

recap-how = { $seat }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}, { $other }: { $less }.
recap-over-time = По ходу партии
recap-shared = Никто не набрал очков: первое место общее.
recap-stage = { $number }
recap-tie = При равных очках впереди тот, кто набрал их раньше.
recap-where = Откуда очки
