## Перед боем

board-pick-deck = Выберите колоду
board-pick-deck-note = Втайне: соперник не узнает, какую вы взяли.
board-lay-deck = Выложите свою колоду
board-deck-size = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}: золотых { $gold }, серебряных { $silver }
board-deck-take = Играть: { $deck }
board-deck-seen = Карты колоды
board-order = Очерёдность
board-order-rolls = Кубики: { $one } и { $other }.
board-order-first = Ходить первым
    .text = 24 золотых и 22 серебряных кристалла. Вы встаёте вокруг центра, все ваши карты сразу лежат лицом вверх, и первый ход ваш.
board-order-second = Ходить вторым
    .text = 25 золотых и 23 серебряных кристалла. Вам открыт весь первый ряд, а карты третьего ряда могут лежать рубашкой вверх до вашего первого хода.
board-deal = Ваши пятнадцать карт
board-redeal-note = Пересдача стоит 1 золотой кристалл, и каждая следующая тоже. У вас { $gold }.
board-keep = Оставить
board-redeal = Пересдать за 1 золотой
board-recruit = Наберите отряд
board-recruit-ask = { $count ->
    [0] Наберите отряд из этих пятнадцати карт.
    [one] Набрана { $count } карта. Ещё одну?
    [few] Набрано { $count } карты. Ещё одну?
   *[many] Набрано { $count } карт. Ещё одну?
}
board-recruit-left = Осталось: золотых { $gold }, серебряных { $silver }.
board-recruit-done = Набрать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
board-recruit-enough = Хватило бы ещё на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} из сданных. Всё равно идти в бой с набранными (их { $cards })?
board-recruit-on = Набирать дальше
board-recruit-clear = Начать заново
board-squad = Ваш отряд
board-squad-empty = Пока никого: выбирайте карты из сдачи.
board-squad-count = Отряд: { $count }
board-gold-left = золотых: осталось { $left } из { $all }
board-silver-left = серебряных: осталось { $left } из { $all }
board-flyers-spent = Летающие: { $count } из 15 кристаллов
board-elements-price = { $count ->
    [one] Две стихии стоят 1 золотой
   *[other] Несколько стихий стоят { $count } золотых
}
board-picked = в отряде
board-barred-squad-full = отряд полон
board-barred-unique = уникальна
board-barred-too-many-flyers = летающие
board-barred-one-terrain = местность
board-barred-too-few-crystals = дорого
board-side-chooses = ещё выбирает
board-side-ready = выбор сделан
board-answer-kept = Ваш ответ принят и хранится в тайне.
board-place = Расставьте отряд
board-place-ask = { $count ->
    [one] Осталось поставить { $count } карту
    [few] Осталось поставить { $count } карты
   *[many] Осталось поставить { $count } карт
}: выберите карту, затем светящуюся клетку.
board-place-card = { $card }: на какую клетку?
board-place-whole = Отряд стоит. Так и оставить?
board-place-whole-note = Он лежит рубашкой вверх, пока не готов соперник. Карты ещё можно поменять местами.
board-place-done = Готово
board-place-left = Ещё не стоят
board-place-none = Все карты стоят.
board-place-here = { $card }, стоит
board-place-free = свободна, можно занять
board-place-closed = свободна, пока нельзя
board-enemy-places = { $seat } расставляет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} рубашкой вверх
board-enemy-placed = { $seat }: расстановка готова.
board-row-number = ряд { $row }
board-reveal = Отряды открываются!
board-reveal-skip = Дальше
board-why-life = Жизни: { $left } из { $all }{ $extra ->
    [0] {""}
   *[other] , дополнительных { $extra }
}
board-why-strike = Простой удар { $now }; на карте { $printed }
board-why-bonus = { $what } – по тексту карты { $card }
board-why-own = { $what } – по её собственному тексту
board-why-until = { $line }, до конца хода { $turn }
board-why-value = { $amount } к атакам: { $kinds }
board-why-incoming = { $amount } от атак по ней: { $kinds }
board-why-die = { $amount } к броску кубика
board-why-movement = { $amount } к движению
board-why-range = { $amount } к дальности
board-why-all = все

## За столом

board-as-it-stands = Как есть
board-back = Раны в ответ: { $odds }
board-return-as-it-stands = Удар в ответ
board-before = Перед боем
board-choose = Выбрать
board-considered = { $kind }
board-declared = Объявлено: { $kind }
board-deck-known = Карты в ней, не по порядку
board-dice-back = в ответ
board-dice-result = { $strength }, в ответ – { $back }
board-dice-strike = удар
board-do-card = { $card } ({ $place })
board-do-buried = { $card }, на кладбище
board-do-cell = На { $cell }
board-do-counter = { $card }: получить фишку
board-do-defend = { $card }: защитить
board-do-defend-at = { $card } ({ $place }): защитить
board-do-die = Кубик { $number }
board-do-feature = { $card }: { $feature }
board-do-feature-at = { $card }: { $feature }, цель – { $target } ({ $place })
board-do-feature-return = { $card }: { $feature }, для ответного удара
board-do-jump = { $card }: прыжок
board-do-jump-at = { $card }: прыжок на { $cell }
board-do-named = { $card }
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
board-idle = { $moment }.
board-idle-attack = { $moment }: { $card } → { $target }.
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
board-stack-does-at = { $does } · { $target }
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
recap-where = Жизни уцелевших существ
board-in-play-short = в игре { $count }
recap-fell = пали
recap-last = Отряды в конце боя
recap-stand = ещё стоят

## Что делают особенности и о чём спрашивают

board-order-ask = Несколько особенностей сразу. Какая следующая?
board-does = { $card }: { $feature }
board-does-volkhv = Перенести до 2 ран
board-does-ost = Сделать удар сильным
board-does-tribal-healer-1 = Возродить существо
board-does-tribal-healer-2 = Вальхалла: рана и фишка
board-does-bonecrusher = Вальхалла: +1 к простому удару
board-does-priest-king-1 = Лишить существо особенностей
board-does-priest-king-2 = Излечить существо на 2
board-does-tergala = Назвать ряд для заклинания
board-does-daughter-of-pearl = Пророчество: нечётная блокирует
board-does-two-headed-troll = Пророчество: раны или отравление
board-does-plague-rider = Сильнее после возвращения
board-does-charon = Уничтожить существо и себя
board-does-skeletal-worm-1 = Положить маркер толчков
board-does-skeletal-worm-2 = Сдвинуть маркер толчков
board-does-skeletal-worm-3 = По ране всем рядом
board-does-teach = Ещё раны по карте сзади
board-does-guard-of-tullen = Особый удар на 2
board-does-borgak = 2 раны за шестёрку
board-does-mage-of-tor-garon-1 = Рана атаковавшей карте
board-does-mage-of-tor-garon-2 = Предотвратить 3 раны в след. ход
board-does-storm-priest = Разряд на 1 за потраченные фишки
board-does-skald = Вальхалла павшего
board-does-chernovar = Метание на 1-2-2
board-does-cliffs-of-lant-mor-1 = Дополнительная жизнь артефактам
board-does-cliffs-of-lant-mor-2 = +1 к ударам существа
board-does-clay-golem = Ещё 3 раны себе
board-does-helmir = Открыть существо рядом
board-does-elm = Вернуться в колоду
board-does-jaguar-1 = Взлететь
board-does-jaguar-2 = Приземлиться рядом с целью
board-does-sentries-of-krong = Рана ударившему
board-does-gmurr = Ещё выстрел на 1
board-does-weide = Вызвать Эльма
board-does-wyvern-1 = Отравление 2
board-does-wyvern-2 = Излечиться полностью
board-does-poison-ivy-1 = Отравление 1 ударившему
board-does-poison-ivy-2 = Отравить на 1
board-does-man-eating-troll-1 = То же отравление соседу
board-does-man-eating-troll-2 = Получить направленный удар
board-does-nadikh = −2 к атаке
board-does-skeletal-hound = +1 к удару и 2 доп. жизни
board-does-dead-bombard = +2 к выстрелу
board-does-fire-demon = По 3 раны всем рядом
board-does-raer = Сдвинуть карту после удара
board-does-squire = Принять атаку на себя
board-ask-volkhv-number = { $card }: сколько ран?
board-ask-volkhv-card = { $card }: какое вражеское существо их получит?
board-ask-tribal-healer-1-card = { $card }: какое существо возродить?
board-ask-tribal-healer-1-cell = { $card }: на какую клетку оно вернётся?
board-ask-tribal-healer-2-card = Вальхалла: какое существо получит рану и фишку?
board-ask-bonecrusher-card = Вальхалла: какое существо получит +1 к простому удару?
board-ask-tergala-row = { $card }: в каком ряду считать ваших нераненых существ в начале вашего следующего хода?
board-ask-tergala-card = { $card }: какое вражеское существо получит раны?
board-ask-skeletal-worm-1-cell = { $card }: на какую клетку маркер толчков?
board-ask-skeletal-worm-2-offer = { $card }: сдвинуть маркер толчков на клетку?
board-ask-skeletal-worm-2-cell = { $card }: на какую клетку сдвинуть маркер толчков?
board-ask-guard-of-tullen-offer = { $card }: объявить особый удар на 2?
board-ask-guard-of-tullen-card = { $card }, особый удар на 2: по кому?
board-ask-storm-priest-card = { $card }, разряд на 1 за потраченные фишки: по кому?
board-ask-chernovar-card = { $card }, метание на 1-2-2: по кому?
board-ask-helmir-offer = { $card } действует: открыть рядовое существо гор рядом с ним?
board-ask-helmir-card = { $card }: какое существо открыть?
board-ask-jaguar-2-cell = { $card }: на какую клетку рядом с целью приземлиться?
board-ask-gmurr-card = { $card }, ещё выстрел на 1: по кому?
board-ask-weide-kind = { $card }: какую карту вызвать?
board-ask-weide-cell = { $card }: на какую клетку её вызвать?
board-ask-man-eating-troll-1-card = { $card }: какое вражеское существо рядом получит то же отравление?
board-ask-skeletal-hound-offer = { $card }: снять жетон инкарнации с павшего за +1 к удару и 2 дополнительные жизни?
board-ask-skeletal-hound-card = { $card }: с какого существа снять жетон?
board-ask-dead-bombard-offer = { $card }: снять жетон инкарнации с вашего существа за +2 к этому выстрелу?
board-ask-dead-bombard-card = { $card }: с какого существа снять жетон?
board-ask-raer-cell = { $card } сдвигает { $target_acc }: на какую клетку?
board-ask-raer-card = { $card }, разряд на 3: по кому?
