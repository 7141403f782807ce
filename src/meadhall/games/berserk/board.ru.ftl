## At the board

board-as-it-stands = Как есть
board-back = Ответит: { $odds }
board-before = Перед боем
board-choose = Выбрать
board-considered = { $kind }
board-declared = Объявлено: { $kind }
board-deck-known = Карты в ней, не по порядку
board-dice-back = в ответ
board-dice-result = { $strength }, в ответ – { $back }
board-dice-strike = удар
board-do-card = { $card } ({ $place })
board-do-cell = На { $cell }
board-do-counter = { $card }: получить фишку
board-do-defend = { $card }: защитить
board-do-die = Кубик { $number }
board-do-feature = { $card }: { $feature }
board-do-feature-at = { $card }: { $feature }, цель – { $target } ({ $place })
board-do-feature-return = { $card }: { $feature }, для ответного удара
board-do-jump = { $card }: прыжок
board-do-jump-at = { $card }: прыжок на { $cell }
board-do-order = Сначала { $card }
board-do-pay = { $number ->
    [one] Заплатить { $number } фишку
    [few] Заплатить { $number } фишки
   *[other] Заплатить { $number } фишек
}
board-do-row = Ряд { $number }
board-do-sky = { $card }: один удар по любому летающему
board-do-step = { $card }: шаг на { $cell }
board-do-strike = { $card }: удар
board-do-strike-at = { $card } бьёт: { $target } ({ $place })
board-do-teleport = { $card }: телепортация
board-do-teleport-at = { $card }: телепортация на { $cell }
board-empty-cell = свободно
board-end-ask = { $count ->
    [one] { $count } ваша карта ещё может что-то сделать. Завершить ход?
    [few] { $count } ваши карты ещё могут что-то сделать. Завершить ход?
   *[other] { $count } ваших карт ещё могут что-то сделать. Завершить ход?
}
board-expected = в среднем ран: { $number }
board-extra-lives = { $count ->
    [one] { $count } дополнительная жизнь
    [few] { $count } дополнительные жизни
   *[other] { $count } дополнительных жизней
}
board-face-down = лицом вниз
board-feature = Особенность
board-field = Поле боя
board-field-tab = Поле
board-graves-tab = Кладбище
board-if-answers = Если ответит { $card }
board-if-defends = Если защитит { $card }
board-if-passed = Если вы пасуете: { $odds }
board-in-play = { $count ->
    [one] в игре { $count } карта
    [few] в игре { $count } карты
   *[other] в игре { $count } карт
}
board-keep-exchange = Оставить обмен
board-lives = { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
}
board-may-answer = Вы можете ответить
board-may-defend = Вы можете защитить
board-no-answer = Отвечать нечем
board-odds-back-line = В ответ { $odds }.
board-odds-line = Раны { $odds }.
board-outline-field = Ряды 1–3 – сторона игрока { $seat }, ряды 4–6 – игрока { $other }; ряды 3 и 4 сходятся посередине.
board-over = Победа: { $seat }; осталось жизней: { $count }
board-piles = Кладбища, изгнание и колоды
board-piles-of = Кладбище, изгнание и колода, { $seat }: погибших { $count }
board-quiet-peace = Спрашивать, только если атакуют меня
board-quiet-peace-on = Вопросы, только если атакуют
board-quiet-turn = Не спрашивать до конца хода
board-quiet-turn-on = Без вопросов до конца хода
board-quiet-window = Не спрашивать в этом окне
board-quiet-window-on = Без вопросов в этом окне
board-stack = { $kind }
board-stack-at = { $kind }, цель – { $target }
board-stack-defends = вступает защитником
board-stack-tab = Стопка { $count }
board-stack-title = Стопка · верхнее исполнится первым
board-strike = удар { $strike }
board-strikes-back = Ответит
board-turn = { $count ->
    [one] { $count } ваша карта ещё может двигаться или действовать.
    [few] { $count } ваши карты ещё могут двигаться или действовать.
   *[other] { $count } ваших карт ещё могут двигаться или действовать.
}
board-turn-number = Ход { $turn }
board-turn-over = Ваши карты больше ничего не могут сделать.
board-use = Применить
board-verb-counter = Взять фишку
board-verb-jump = Прыжок
board-verb-sky = Достать летающих
board-verb-step = Шаг
board-verb-strike = Удар
board-verb-teleport = Телепортация
board-via = { $card }: выберите клетку или цель.
board-via-still = { $card }: что сделать?
board-via-verb = { $card } · { $verb }: куда или по кому?
board-wounds = { $count ->
    [0] без ран
    [one] { $count } рана
    [few] { $count } раны
   *[other] { $count } ран
}
board-wounds-deadly = { $count ->
    [one] { $count } рана, гибель
    [few] { $count } раны, гибель
   *[other] { $count } ран, гибель
}
board-your-answer = ваш ответ?
recap-how = { $seat }: осталось жизней { $count }, { $other }: { $less }.
recap-over-time = По ходу боя
recap-shared = Ни у кого не осталось существ, или слишком долго никто не погибал: ничья.
recap-stage = { $number }
recap-tie = Жизней поровну, но в бою побеждает последнее существо.
recap-where = Оставшиеся жизни
