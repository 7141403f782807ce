## В зале

title = Волки Одина
tagline = Постройте воинов, купите богов кровью — и вовремя спасуйте
length = 45–90 минут
option-cards = Карты
    .text = Какие карты в колодах. В правилах списка нет, наш восстановлен.
option-cards-reconstructed = восстановленные
option-cards-other = свои: { $name }

## Отряды

unit-archer = Лучник
    .acc = Лучника
    .gen = Лучника
    .dat = Лучнику
    .ins = Лучником
    .prep = Лучнике
    .text = Выложен с руки рядом с другим Лучником — уничтожает любой отряд в любом строю. В чужом строю цель называет его хозяин.
unit-bond = Бонд
    .acc = Бонда
    .gen = Бонда
    .dat = Бонду
    .ins = Бондом
    .prep = Бонде
    .text = { $each ->
        [1] Сила — число отрядов с Эйваз в строю, считая его самого.
       *[other] По { $each } за каждый отряд с Эйваз в строю, считая его самого.
    }
unit-hirdman = Хирдман
    .acc = Хирдмана
    .gen = Хирдмана
    .dat = Хирдману
    .ins = Хирдманом
    .prep = Хирдмане
    .text = Сила { $beside }, пока хотя бы один сосед — Хирдман.
unit-huskarl = Хускарл
    .acc = Хускарла
    .gen = Хускарла
    .dat = Хускарлу
    .ins = Хускарлом
    .prep = Хускарле
    .text = Когда в ваш строй выкладывают Убийцу, Налётчика или Предателя, его можно сбросить — и их действие пропадёт. Даже после паса.
unit-berserk = Берсерк
    .acc = Берсерка
    .gen = Берсерка
    .dat = Берсерку
    .ins = Берсерком
    .prep = Берсерке
    .text = При оплате идёт за две жертвы.
unit-thrall = Трелл
    .acc = Трелла
    .gen = Трелла
    .dat = Треллу
    .ins = Треллом
    .prep = Трелле
    .text = Может уйти в жертву вместе с любым другим отрядом, без отдельного действия.
unit-priest = Жрец
    .acc = Жреца
    .gen = Жреца
    .dat = Жрецу
    .ins = Жрецом
    .prep = Жреце
    .text = Не встаёт туда, где есть другой отряд с Тейваз силой 8 или меньше. В строю только один.
unit-hovding = Хёвдинг
    .acc = Хёвдинга
    .gen = Хёвдинга
    .dat = Хёвдингу
    .ins = Хёвдингом
    .prep = Хёвдинге
    .text = По { $each } за каждый отряд с Тейваз в строю, считая его самого. В строю только один.
unit-konung = Конунг
    .acc = Конунга
    .gen = Конунга
    .dat = Конунгу
    .ins = Конунгом
    .prep = Конунге
    .text = { $alone } минус один за каждый другой отряд в строю. В строю только один.
unit-assassin = Убийца
    .acc = Убийцу
    .gen = Убийцы
    .dat = Убийце
    .ins = Убийцей
    .prep = Убийце
    .text = Выложен — уничтожает отряд этого строя. Если у жертвы была сила 4 или меньше, возьмите карту.
unit-traitor = Предатель
    .acc = Предателя
    .gen = Предателя
    .dat = Предателю
    .ins = Предателем
    .prep = Предателе
    .text = Выложен — слабейший отряд с Тейваз из этого строя переходит в ваш.
unit-raider = Налётчик
    .acc = Налётчика
    .gen = Налётчика
    .dat = Налётчику
    .ins = Налётчиком
    .prep = Налётчике
    .text = Выложен — заберите отряд этого строя в руку; другого Налётчика нельзя.

## Манёвры

manoeuvre-plague = Чума
    .acc = Чуму
    .gen = Чумы
    .dat = Чуме
    .ins = Чумой
    .prep = Чуме
    .text = Назовите силу: все игроки сбрасывают отряды ровно с такой силой.
manoeuvre-shield_wall = Стена щитов
    .acc = Стену щитов
    .gen = Стены щитов
    .dat = Стене щитов
    .ins = Стеной щитов
    .prep = Стене щитов
    .text = Не действие: сыграйте её, когда что-то грозит вашему строю, — и этого не случится. После паса нельзя.
manoeuvre-outflank = Обход
    .acc = Обход
    .gen = Обхода
    .dat = Обходу
    .ins = Обходом
    .prep = Обходе
    .text = Сбросьте сколько угодно карт и возьмите на одну больше; или верните в руку от одного до трёх своих отрядов.

## Божества

deity-vidar = Видар
    .acc = Видара
    .gen = Видара
    .dat = Видару
    .ins = Видаром
    .prep = Видаре
    .text = Перед подсчётом можно выложить ещё один отряд или вернуть в руку отряд с Эйваз из своего строя.
deity-odin = Один
    .acc = Одина
    .gen = Одина
    .dat = Одину
    .ins = Одином
    .prep = Одине
    .text = Чужие божества не действуют на ваш строй и ваши жертвы. Раз в раунд за одну жертву: сбросить любое призванное божество или вернуть сброшенное (но не Бальдра) в Чертог.
deity-thor = Тор
    .acc = Тора
    .gen = Тора
    .dat = Тору
    .ins = Тором
    .prep = Торе
    .text = Ваш строй сильнее на 5. Сбросьте его, чтобы сбросить до двух красных божеств — призванных или из Чертога.
deity-freya = Фрея
    .acc = Фрею
    .gen = Фреи
    .dat = Фрее
    .ins = Фреей
    .prep = Фрее
    .text = Манёвры, сыгранные другими, можно брать себе в руку.
deity-heimdall = Хеймдалль
    .acc = Хеймдалля
    .gen = Хеймдалля
    .dat = Хеймдаллю
    .ins = Хеймдаллем
    .prep = Хеймдалле
    .text = Раз в раунд: откройте карту; отряд с Тейваз встаёт в ваш строй, остальное сбрасывается. После вашего паса никто не тронет ваши отряды.
deity-valkyrie = Валькирия
    .acc = Валькирию
    .gen = Валькирии
    .dat = Валькирии
    .ins = Валькирией
    .prep = Валькирии
    .text = Когда победители известны, заберите в руку отряд из любого строя.
deity-baldr = Бальдр
    .acc = Бальдра
    .gen = Бальдра
    .dat = Бальдру
    .ins = Бальдром
    .prep = Бальдре
    .text = После паса: сбросьте его и четыре карты, чтобы вернуться в раунд. Или до паса: жертва и он сам — за любое сброшенное божество.
deity-tyr = Тюр
    .acc = Тюра
    .gen = Тюра
    .dat = Тюру
    .ins = Тюром
    .prep = Тюре
    .text = Раз в раунд: каждый строй, и ваш тоже, теряет крайний отряд; левый или правый — решаете вы, для всех сразу.
deity-yggdrasil = Иггдрасиль
    .acc = Иггдрасиль
    .gen = Иггдрасиля
    .dat = Иггдрасилю
    .ins = Иггдрасилем
    .prep = Иггдрасиле
    .text = Можно держать и красных, и синих божеств.
deity-surt = Сурт
    .acc = Сурта
    .gen = Сурта
    .dat = Сурту
    .ins = Суртом
    .prep = Сурте
    .text = До вашего паса никто не тронет ваши отряды.
deity-hel = Хель
    .acc = Хель
    .gen = Хель
    .dat = Хель
    .ins = Хель
    .prep = Хель
    .text = Раз в раунд: сбросьте одну или две карты и возьмите столько же других из сброса.
deity-fenrir = Фенрир
    .acc = Фенрира
    .gen = Фенрира
    .dat = Фенриру
    .ins = Фенриром
    .prep = Фенрире
    .text = Все прочие строи слабее на 5. Сбросьте его, чтобы сбросить до двух синих божеств — призванных или из Чертога.
deity-fafnir = Фафнир
    .acc = Фафнира
    .gen = Фафнира
    .dat = Фафниру
    .ins = Фафниром
    .prep = Фафнире
    .text = Отдайте жертву и его самого, чтобы забрать любое призванное божество или божество из Чертога.
deity-naglfar = Нагльфар
    .acc = Нагльфар
    .gen = Нагльфара
    .dat = Нагльфару
    .ins = Нагльфаром
    .prep = Нагльфаре
    .text = Отряды, уничтоженные в чужих строях, переходят в ваш.
deity-jormungandr = Ёрмунганд
    .acc = Ёрмунганда
    .gen = Ёрмунганда
    .dat = Ёрмунганду
    .ins = Ёрмунгандом
    .prep = Ёрмунганде
    .text = Если к началу вашего хода ваш строй сильнее всех, раунд тут же кончается вашей победой.
deity-nidhogg = Нидхёгг
    .acc = Нидхёгга
    .gen = Нидхёгга
    .dat = Нидхёггу
    .ins = Нидхёггом
    .prep = Нидхёгге
    .text = Когда другой игрок платит жертвами, одна из них наугад уходит вам в руку.
deity-loki = Локи
    .acc = Локи
    .gen = Локи
    .dat = Локи
    .ins = Локи
    .prep = Локи
    .text = Принося отряд в жертву, уничтожьте отряд слабее его в любом строю.

## Победы

victory-rout = Разгром
    .text = { victory-worth }
victory-glorious_raid = Славный поход
    .text = { victory-worth }
victory-dear_victory = Победа дорогой ценой
    .acc = Победу дорогой ценой
    .text = { victory-worth }
victory-beloved_of_aesir = Любимец асов
    .text = { victory-worth }
victory-child_of_chaos = Дитя хаоса
    .text = { victory-worth }
victory-own_god = Сам себе бог
    .text = { victory-worth }
victory-rich_spoils = Богатая добыча
    .acc = Богатую добычу
    .text = { victory-worth }
victory-saga_of_the_kin = Сага рода
    .acc = Сагу рода
    .text = { victory-worth }
victory-challenge = Вызов богам
    .text = { victory-worth }
victory-ragnarok = Рагнарёк
    .text = Этот раунд последний.
victory-worth = { $fixed ->
    [0] { "" }
   *[other] { $glory ->
        [one] { $glory } слава.{ " " }
       *[many] { $glory } славы.{ " " }
    }
}{ $per_blue ->
    [0] { "" }
    [one] { $per_blue } слава за каждое ваше синее божество.{ " " }
   *[many] { $per_blue } славы за каждое ваше синее божество.{ " " }
}{ $per_red ->
    [0] { "" }
    [one] { $per_red } слава за каждое ваше красное божество.{ " " }
   *[many] { $per_red } славы за каждое ваше красное божество.{ " " }
}{ $cards_per_glory ->
    [0] { "" }
    [1] 1 слава за каждую карту в руке.{ " " }
    [few] 1 слава за каждые { $cards_per_glory } карты в руке.{ " " }
   *[many] 1 слава за каждые { $cards_per_glory } карт в руке.{ " " }
}{ $per_other_victory ->
    [0] { "" }
    [one] { $per_other_victory } слава за каждую другую вашу карту победы.{ " " }
   *[many] { $per_other_victory } славы за каждую другую вашу карту победы.{ " " }
}{ $counts_deities ->
    [0] { "" }
   *[other] Слава по числу ваших божеств: { $by_deities }.{ " " }
}{ $if_outnumbered ->
    [0] { "" }
    [one] +{ $if_outnumbered } слава, пока у кого-то божеств больше, чем у вас.{ " " }
   *[many] +{ $if_outnumbered } славы, пока у кого-то божеств больше, чем у вас.{ " " }
}{ $most ->
    [0] { "" }
   *[other] Всего не больше { $most }.{ " " }
}{ $draws_more ->
    [0] { "" }
    [one] Ваш пас даёт на { $draws_more } карту больше.{ " " }
    [few] Ваш пас даёт на { $draws_more } карты больше.{ " " }
   *[many] Ваш пас даёт на { $draws_more } карт больше.{ " " }
}{ $draws_less ->
    [0] { "" }
    [one] Ваш пас даёт на { $draws_less } карту меньше.{ " " }
    [few] Ваш пас даёт на { $draws_less } карты меньше.{ " " }
   *[many] Ваш пас даёт на { $draws_less } карт меньше.{ " " }
}

## Прочие имена

end-left = слева
end-right = справа
colour-blue = синие
colour-red = красные
rune-tiwaz = Тейваз
rune-eihwaz = Эйваз

## О чём спрашивают

prompt-turn = Выложите отряд, сыграйте манёвр, принесите жертву или спасуйте.
prompt-rest = Божества сделают что-нибудь ещё, или ход окончен?
prompt-watch = Вы спасовали. Взять карту и сбросить одну?
prompt-discard = Сбросьте карту.
prompt-target-archer = Лучники стреляют. Какой отряд падёт?
prompt-target-assassin = Кого Убийца убьёт в строю игрока { $line }?
prompt-target-raider = Кого Налётчик унесёт из строя игрока { $line }?
prompt-target-traitor = Слабейших несколько. Кого Предатель уведёт из строя игрока { $line }?
prompt-end-traitor = { $unit } из строя игрока { $line } встанет с краю вашего. С какого?
prompt-shot = { $by } ставит Лучника рядом с вашим. Какой отряд они сразят?
prompt-captives = Нагльфар привозит: { $units }. Кого на какой край вашего строя?
prompt-reaction-archer = { $by } целит в { $unit_acc } на месте { $place }. Сомкнуть щиты?
prompt-reaction-assassin = { $by } подсылает Убийцу, под ударом { $unit } на месте { $place }. Ответите?
prompt-reaction-raider = { $by } хочет унести { $unit_acc } с места { $place }. Ответите?
prompt-reaction-traitor = Предатель игрока { $by } уводит { $unit_acc } с места { $place }. Ответите?
prompt-reaction-arrival = { $unit } игрока { $line } вот-вот встанет в ваш строй. Не пустить Стеной щитов?
prompt-reaction-plague = { $by } называет { $strength } для Чумы: { $count ->
    [one] пропадёт { $count } ваш отряд
    [few] пропадут { $count } ваших отряда
   *[many] пропадёт { $count } ваших отрядов
}. Сомкнуть щиты?
prompt-reaction-tyr = Тюр игрока { $by } бьёт { $end }: падёт { $unit }. Сомкнуть щиты?
prompt-reaction-loki = Локи игрока { $by } метит в { $unit_acc } на месте { $place }. Сомкнуть щиты?
prompt-freya = { $by } играет { $card_acc }. Фрее забрать карту вам в руку?
prompt-outflank-hand = Какие карты сбросить? Возьмёте { $draw }.
prompt-outflank-line = Какие отряды вернуть в руку? Не больше { $most }.
prompt-joining = Пойдёт ли Трелл вместе с { $unit_ins }?
prompt-prey = Локи убивает отряд слабее { $strength }. Какой?
prompt-payment = { $deity } стоит { $price }, уплачено { $paid }. Какую жертву отдать?
prompt-keep-colour = Красные и синие боги не терпят друг друга. Кого оставить?
prompt-second-strike = { $deity } разит: { $first }. Ещё кого-нибудь?
prompt-end-heimdall = Хеймдалль зовёт к вам: { $unit }. На какой край?
prompt-hel-throws = Какие карты отдать Хель?
prompt-hel-takes = Возьмите из сброса { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
prompt-baldr-returns = Бальдр ведёт вас назад. Сбросьте ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
prompt-vidar = Видар до подсчёта: выложить отряд, забрать свой с Эйваз или ничего?
prompt-spoils = Первое место ваше. Какую победу взять? Другую — игроку { $second }.
prompt-valkyrie = Валькирия уносит отряд вам в руку. Какой?

## Ответы

answer-archer = Лучник
answer-bond = Бонд
answer-hirdman = Хирдман
answer-huskarl = Хускарл
answer-berserk = Берсерк
answer-thrall = Трелл
answer-priest = Жрец
answer-hovding = Хёвдинг
answer-konung = Конунг
answer-assassin = Убийца
answer-traitor = Предатель
answer-raider = Налётчик
answer-plague = Чума
answer-outflank = Обход
answer-shield_wall = Стена щитов
answer-sacrifice = В жертву
answer-summon = Призвать
answer-odin = Один
answer-baldr = Бальдр
answer-fafnir = Фафнир
answer-thor = Тор
answer-fenrir = Фенрир
answer-heimdall = Хеймдалль
answer-tyr = Тюр
answer-hel = Хель
answer-pass = Пас
answer-end = Закончить ход
answer-allow = Позволить
answer-take = Забрать
answer-draw = Взять и сбросить
answer-stay = Ничего
answer-discard = Сбросить
answer-done = Готово
answer-kills = Сразить
answer-takes = Забрать
answer-to = На этот край
answer-seat = Поставить
answer-keep = Оставить
answer-strikes = Поразить
answer-throws = Отдать
answer-pay = Уплатить
answer-with = Взять с собой
answer-return = Вернуть
answer-choose = Выбрать

## Что произошло

event-round = Раунд { $round }; начинает { $seat }.
event-spoils = На кону: { $victory }.
event-ragnarok-spoils = { $card } среди побед: этот раунд последний.
event-ragnarok-hall = { $card } в Чертоге: этот раунд последний.
event-hall-opens = В Чертог входит { $deity }.
event-lays = { $seat } выкладывает { $unit_acc } { $end }.
event-sends = { $seat } выкладывает { $unit_acc } в строй игрока { $line } { $end }.
event-lays-vidar = Видар ставит { $unit_acc } игрока { $seat } в строй игрока { $line } { $end }.
event-aims = { $seat } называет цель: { $unit } игрока { $line } на месте { $place }.
event-loki = { $seat }: Локи метит в { $unit_acc } игрока { $line } на месте { $place }.
event-destroyed = { $unit } игрока { $line } уничтожен.
event-refused = { $unit } не находит места у игрока { $line } и уходит в сброс.
event-naglfar = Нагльфар привозит { $unit_acc } игроку { $seat } { $end }.
event-taken = { $seat } уносит { $unit_acc } из строя игрока { $line }.
event-lured = { $unit } уходит от игрока { $line } к игроку { $seat } { $end }.
event-reseats = { $unit } игрока { $seat } меняет место из-за Предателя: теперь { $end }.
event-plague = { $seat } играет { $card_acc } и называет { $strength }.
event-plague-takes = Чума уносит: { $units }.
event-plague-spares = Чума не уносит никого.
event-shield-wall = { $seat } смыкает щиты против { $card_gen } игрока { $by }.
event-huskarl = { $seat } сбрасывает Хускарла: { $card } игрока { $by } ничего не делает.
event-freya = Фрея приносит { $card_acc } игроку { $seat }.
event-outflank-hand = { $seat } играет { $card_acc } ради новых карт.
event-outflank-line = { $seat } играет { $card_acc } и возвращает в руку: { $units }.
event-discards = { $seat } сбрасывает { $cards_acc }.
event-draws = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-reshuffle = Сброс перемешан в новую колоду, карт: { $count }.
event-sacrifices = { $seat } приносит в жертву { $units_acc }.
event-pays = { $seat } платит жертвами: { $units }.
event-nidhogg = Нидхёгг уносит { $unit_acc } из них игроку { $seat }.
event-summons = { $seat } призывает { $deity_acc }.
event-odin-banishes = { $seat }: Один изгоняет { $deity_acc }.
event-odin-recalls = { $seat }: Один возвращает { $deity_acc } в Чертог.
event-baldr-calls = { $seat }: Бальдр отдаёт себя за { $deity_acc }.
event-fafnir-takes = { $seat }: Фафнир отдаёт себя и забирает { $deity_acc }.
event-deity-discarded = { $deity } покидает игрока { $seat }.
event-deity-leaves-hall = { $deity } покидает Чертог.
event-keeps-colour = { $seat } оставляет себе { $colour } божества.
event-strikes = { $seat }: { $deity } разит { $deities_acc }.
event-heimdall = { $seat }: Хеймдалль открывает { $card_acc }.
event-joins = { $unit } встаёт { $end } в строй игрока { $seat }.
event-tyr = { $seat }: Тюр бьёт все строи { $end }.
event-hel = { $seat } отдаёт Хель { $thrown_acc } и берёт { $taken_acc }.
event-passes = { $seat } пасует.
event-baldr-returns = { $seat } возвращается в раунд с Бальдром.
event-jormungandr = Ёрмунганд кончает раунд: сильнейший строй у игрока { $seat }.
event-vidar-takes = { $seat }: Видар возвращает { $unit_acc } в руку.
event-stands = { $units_count ->
    [0] { $seat }: строй пуст.
   *[other] { $seat }, строй: { $units }.
}
event-worth = { $seat }: карта «{ $victory }» даёт славы: { $glory }.
event-strength = { $seat }: сила строя { $strength }.
event-wins = { $seat } берёт карту «{ $victory }», теперь славы: { $glory }.
event-valkyrie = Валькирия уносит { $unit_acc } из строя игрока { $line } в руку игрока { $seat }.
event-ends-glory = У кого-то пять очков славы или больше: сага окончена.
event-ends-ragnarok = Рагнарёк: сага окончена.
event-final-glory = { $seat }: слава { $glory }.

## Отказы

no-not-in-hand = У вас в руке нет карты «{ $card }».
no-second-leader = В строю игрока { $line } уже стоит { $unit }; двоим там не быть.
no-priest-beside-weak = Жрец не встанет в строй игрока { $line }: там есть другой отряд с Тейваз силой 8 или меньше.
no-shield-wall-no-action = Стена щитов — не действие: её играют, когда что-то грозит вашему строю.
no-shield-wall-after-pass = После паса Стены щитов нет.
no-huskarl-only-intruders = Хускарл останавливает только Убийцу, Налётчика и Предателя, но не { $card_acc }.
no-which-huskarl = Скажите, который Хускарл: в вашем строю их несколько.
no-no-huskarl = Такого Хускарла в вашем строю нет.
no-must-act = Сначала основное действие: выложить, сыграть, принести жертву или спасовать.
no-already-acted = Основное действие уже сделано; остались только божества.
no-must-pass = После { $most } действий за раунд остаётся только пас.
no-already-passed = Вы уже спасовали.
no-before-pass = Это для тех, кто уже спасовал.
no-after-pass = После паса можно только взять и сбросить карту.
no-hand-full = У вас двенадцать карт; больше держать нельзя.
no-hand-empty = Ваша рука пуста.
no-decks-empty = Брать больше нечего.
no-discard-empty = Сброс пуст.
no-not-in-discard = В сбросе нет карты «{ $card }».
no-line-empty = Ваш строй пуст.
no-not-your-line = Для этого годятся только отряды вашего строя.
no-nobody-so-strong = Отряда силой { $strength } нет ни у кого, и сильнее тоже.
no-only-that-line = { $unit } действует только на строй игрока { $line }.
no-line-guarded = Строй игрока { $line } хранит { $deity }.
no-odin-ignores = Один игрока { $seat } не замечает чужих божеств.
no-raiders-spare-raiders = Налётчик не забирает Налётчиков.
no-not-weakest = Предатель уводит слабейший отряд с Тейваз, а этот сильнее.
no-not-tiwaz = Предатель уводит только отряды с Тейваз.
no-not-itself = { $unit } не может быть своей целью.
no-not-weaker = Локи убивает только тех, кто слабее { $strength }.
no-only-thralls-join = Вместе уходят только Треллы.
no-ascending = Выбирайте по порядку, слева направо; этот пропущен.
no-choose-one = Выберите хотя бы одно.
no-not-sacrificed = Карты «{ $card }» нет среди ваших жертв.
no-redundant-payment = Так вы отдадите больше, чем требует цена { $price }, или не доплатите.
no-too-few-sacrifices = { $deity } стоит { $price }; ваши жертвы стоят { $have }.
no-ragnarok-stays = Рагнарёк нельзя ни призвать, ни забрать, ни сбросить.
no-not-in-hall = В Чертоге нет карты «{ $deity }».
no-not-your-deity = { $deity } — божество не ваше.
no-used-this-round = { $deity }: в этом раунде помощь уже была.
warn-colour = Один из двух ваших цветов придётся отдать: красные и синие боги не терпят друг друга.
no-not-an-enemy = { $deity } — не враг под рукой: нужен враждебный цвет, призванный или из Чертога.
no-baldr-stays-dead = Бальдра Один вернуть не может.
no-deity-not-discarded = Карты «{ $deity }» в сбросе нет.
no-deity-not-summoned = Карту «{ $deity }» никто не призвал.
no-out-of-fafnirs-reach = Фафнир берёт только призванное другим или стоящее в Чертоге; { $deity } не там.
no-two-colours = Без Иггдрасиля нельзя держать и красных, и синих.
no-needs-cards = Нужно { $count } карты, чтобы отдать.
no-only-own-eihwaz = Видар забирает только отряды с Эйваз из своего строя.
no-not-open = Карты «{ $victory }» в этом раунде на кону нет.
no-not-captured = Нагльфар не привёз вам { $unit_acc }.
no-must-be-seated = Для отряда «{ $unit }» есть место в вашем строю, он обязан его занять.
no-line-refuses = Строй игрока { $line } не примет { $unit_acc }.

## На терминале

terminal-round = Раунд { $round } · карт в колоде: { $deck }
terminal-last-round = Настал Рагнарёк: этот раунд последний.
terminal-hall = Чертог богов
terminal-price = за { $count }
terminal-spoils = Награды раунда
terminal-seat = { $number } · { $seat }: сила { $strength } · карт { $cards } · славы { $glory }
terminal-passed = пас
terminal-line-empty = здесь никого нет
terminal-sacrifices = Жертвы
terminal-deities = Боги
terminal-victories = Взятые победы
terminal-known = Известно на руке
terminal-cards-reconstructed = Книга правил не перечисляет своих карт: их число и карты побед восстановлены нами.
terminal-scores = Слава
terminal-place = { $place }. { $name }: слава { $points }
terminal-candidates = Сейчас усилят ваш строй
terminal-move-gives = { $move }: сила вашего строя изменится на { $points }
