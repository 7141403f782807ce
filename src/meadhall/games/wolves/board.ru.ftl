## За столом

board-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
board-call = Призвать на помощь
board-change = { $seat }: { $before } → { $after }
board-change-you = вы: { $before } → { $after }
board-choose-end = Выберите край этого строя.
board-deck = { $count ->
    [0] Колода пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
board-deities = Божества
board-deity-deck = { $count ->
    [0] Божеств в колоде не осталось
    [one] В колоде { $count } божество
    [few] В колоде { $count } божества
   *[many] В колоде { $count } божеств
}
board-deity-discard = Сброшено божеств: { $count }
board-deity-left = осталось { $count }
board-discard = Сброс: { $count }
board-discards = { $count ->
    [one] сброс { $count } карты
   *[many] сброс { $count } карт
}
board-do-away = Места нет, в сброс: { $unit }
board-do-baldr = Вернуться с Бальдром
board-do-baldr-calls = Бальдр отдаёт себя за { $deity_acc }
board-do-choose = Взять карту «{ $victory }»
board-do-discard = Сбросить { $card_acc }
board-do-discard-all = Сбросить: { $cards }
board-do-fafnir-takes = Фафнир отдаёт себя и забирает { $deity_acc }
board-do-fenrir-strikes = Фенрир разит { $deity_acc }
board-do-fetch = Взять из сброса { $card_acc }
board-do-fetch-all = Взять из сброса: { $cards }
board-do-heimdall = Хеймдалль открывает карту
board-do-hel = Обменять карты у Хель
board-do-huskarl = Отдать Хускарла с места { $place }
board-huskarl-at = Хускарл { $place }
board-do-itself = только что выложенный
board-do-keep = Оставить { $colour } божества
board-do-kills = Сразить { $unit_acc } игрока { $line } на месте { $place }
board-do-lay = { $unit } — { $end } в ваш строй
board-do-odin-banishes = Один изгоняет { $deity_acc }
board-do-odin-recalls = Один возвращает { $deity_acc } в Чертог
board-do-outflank-hand = Обход: новые карты
board-do-outflank-line = Обход: отряды в руку
board-do-pay = Отдать { $card_acc }
board-do-pay-all = Отдать: { $cards }
board-do-plague = Чума: назвать { $strength }
board-do-return = Вернуть { $unit_acc } с места { $place }
board-do-return-all = Вернуть: { $cards }
board-do-sacrifice = Принести в жертву { $unit_acc } с места { $place }
board-do-seat = Поставить { $unit_acc } { $end }
board-do-send = { $unit } — { $end } в строй игрока { $line }
board-do-strikes = Поразить ещё и { $deity_acc }
board-do-summon = Призвать { $deity_acc }
board-do-takes = Забрать { $unit_acc } игрока { $line } с места { $place }
board-do-thor-strikes = Тор разит { $deity_acc }
board-do-to = На край { $end }
board-do-tyr = Тюр бьёт все строи { $end }
board-do-with = { $unit } с места { $place } идёт вместе
board-do-with-all = Пойдут вместе: { $cards }
board-draws = { $count ->
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[many] взять { $count } карт
}
board-empty = Здесь никого
board-end = На край { $end } этого строя: { $value }
board-falls = { $count ->
    [one] пропадёт { $count } отряд
    [few] пропадут { $count } отряда
   *[many] пропадёт { $count } отрядов
}
board-falls-none = никто не падёт
board-glory = Слава: { $count }
board-glory-change = слава { $count }
board-guard = Строй хранит { $deity }
board-hall = Чертог богов
board-hall-tab = Чертог
board-if-allowed = Если позволить: { $results }
board-known = Известно на руке
board-laid-by = Кто выложил: { $seat }
board-last-round = Настал Рагнарёк: этот раунд последний.
board-lay = Выложить
board-leave = Оставить
board-line = Строй
board-line-empty = Строй пуст.
board-line-of = Строй игрока { $seat }
board-lines-tab = Строи
board-name = Назвать
board-no-answer = Ответить нечем.
board-odds = Отрядов с Тейваз: { $warriors } из { $all } невиданных карт
board-odin-banishes = изгнать
board-odin-recalls = вернуть
board-over = { $seat } побеждает, слава { $count }
board-pass-ask = Спасовать в этом раунде и взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}?
board-passed = пас
board-passed-as = Пас, по счёту { $place }-й
board-people = Люди
board-piles = Колоды и сбросы
board-place = { $place ->
    [1] 1-й
   *[other] 2-й
}
board-price = { $count ->
    [one] цена { $count } жертва
    [few] цена { $count } жертвы
   *[many] цена { $count } жертв
}
board-quiet-round = Больше не спрашивать в этом раунде
board-quiet-round-on = Раунд без вопросов
board-ragnarok-near = Рагнарёк среди последних трёх
board-round = Раунд { $round }
board-round-brief = р. { $round }
board-round-last = Раунд { $round } · последний
board-runes = Руны
board-rune-eihwaz = Эйваз: люд и лазутчики
board-rune-tiwaz = Тейваз: воины и вожди
board-sacrifice-worth = Цена жертв: { $count }
board-sacrifices = Жертвы
board-seats = { $count ->
    [3] трое за столом
    [4] четверо за столом
   *[5] пятеро за столом
}
board-serves = { $deity } служит игроку { $seat }.
board-serves-you = { $deity } уже служит вам; звать сейчас незачем.
board-side-left = Слева
board-side-right = Справа
board-spoils = Награды раунда
board-strength = Сила { $value }
board-strength-printed = Сила { $value }, руна { $rune }
board-strength-counted = Сила считается по строю, руна { $rune }
board-taken = выбрано
board-threat-archer = Под прицелом ваш { $unit }, место { $place }.
board-threat-arrival = { $unit } игрока { $line } встанет в ваш строй.
board-threat-assassin = Погибнет ваш { $unit }, место { $place }.
board-threat-loki = Падёт ваш { $unit }, место { $place }.
board-threat-plague = Сила { $strength }: { $count ->
    [one] пропадёт { $count } ваш отряд
    [few] пропадут { $count } ваших отряда
   *[many] пропадёт { $count } ваших отрядов
}.
board-threat-raider = Унесут { $unit_acc } с места { $place }.
board-threat-traitor = { $unit } с места { $place } перейдёт на чужую сторону.
board-threat-tyr = Падёт ваш { $unit } { $end }.
board-unseen-victories = Ещё не виденных побед: { $count }
board-used = уже в этом раунде
board-via-deity = { $card }: кого?
board-via-hand = { $card }: на какой край, в какой строй?
board-via-outflank = Обход: новые карты или отряды в руку?
board-via-pile = { $card }: на какой край вашего строя?
board-via-plague = Какую силу унесёт Чума?
board-via-strike = { $card } разит до двух: кого?
board-via-tyr = С какой стороны ударит Тюр?
board-victories = Взятые победы
board-why-bond = { $each ->
    [1] { $count ->
        [1] он один здесь с Эйваз
        [one] в строю { $count } отряд с Эйваз
        [few] в строю { $count } отряда с Эйваз
       *[many] в строю { $count } отрядов с Эйваз
    }
   *[other] { $count ->
        [1] { $each } за себя, других с Эйваз нет
        [one] по { $each } за каждый из { $count } отряда с Эйваз
       *[many] по { $each } за каждый из { $count } отрядов с Эйваз
    }
}
board-why-hirdman = рядом стоит Хирдман
board-why-hirdman-alone = рядом нет Хирдмана
board-why-hovding = { $count ->
    [1] { $each } за себя, других с Тейваз нет
    [one] по { $each } за каждый из { $count } отряда с Тейваз
   *[many] по { $each } за каждый из { $count } отрядов с Тейваз
}
board-why-konung = { $alone } без { $count } за остальных в строю
board-why-printed = как на карте
board-worth = Сейчас стоит
board-your-line = Ваш строй

recap-ahead = Вы впереди: слава { $count }, { $seat }: { $other }.
recap-behind = Ваша слава: { $count }, впереди { $seat }: { $other }.
recap-brings = слава { $count }
recap-chapter = Раунд { $number }
recap-chapters = Раунды
recap-empty-line = строя нет
recap-gains = Слава от карт победы
recap-how = { $seat }: слава { $count }, { $other }: { $less }.
recap-level = Славы поровну, по { $count }: вы и { $seat }.
recap-lines = Как стояли строи
recap-lines-note = Сильнейший строй берёт карту победы на выбор, второй — оставшуюся. Сколько даёт карта, потом может измениться.
recap-next = Раунд { $number }
recap-next-first = Первым ходит { $seat }.
recap-next-hand = { $count ->
    [one] У вас в руке { $count } карта.
    [few] У вас в руке { $count } карты.
   *[many] У вас в руке { $count } карт.
}
recap-no-lines = Об этом раунде ничего не известно.
recap-no-prize = без карты победы
recap-over = Раунд { $number } окончен
recap-over-time = По раундам
recap-place = { $place }-й
recap-shared = Славы поровну, и в последнем раунде карт победы не взяли: победа общая.
recap-stage = { $number }
recap-tie = При равной славе впереди тот, кто взял карту победы в последнем раунде.
recap-where = Откуда слава
