## За столом: кольцо провинций, вопросы, стол словами

board-add = Добавить
board-age = Эпоха { $age }
board-age-brief = эпоха { $age }
board-ahead = впереди { $seat }
board-ahead-you = впереди вы
board-battle-after = Следующая битва
board-battle-again = Последняя битва: { $province }
board-battle-before = Предыдущая битва
board-battle-nth = { $number } из { $all }
board-board-tab = Поле
board-burns = { $place }: гибель в конце эпохи { $age }
board-burns-note = В конце этой эпохи сгорит { $place }: по { $count } славы за каждого погибшего там
board-call-own = Вы грабите { $province_acc }. Послать ещё фигурку в битву?
board-called = Сигнал к битве
board-clans-tab = Кланы
board-closed = закрыт
board-compare = Коснитесь карты, чтобы прочесть её; второй — чтобы сравнить.
board-compare-kept = Уже оставлено: { $cards }.
board-cost = { $count ->
    [0] бесплатно
    [one] { $count } ярость
    [few] { $count } ярости
   *[many] { $count } ярости
}
board-cost-left = { $count ->
    [0] бесплатно, останется ярости: { $left }
    [one] { $count } ярость, останется { $left }
    [few] { $count } ярости, останется { $left }
   *[many] { $count } ярости, останется { $left }
}
board-destroyed = в руинах
board-discards = В сбросе: { $count }
board-do-as = Считать за +{ $count }
board-do-bring = «{ $card }», и фигурка вторгается в { $place_acc }
board-do-challenge = Снова грабить { $place_acc }
board-do-invade = Вторгнуться { $figure_ins } в { $place_acc }
board-do-lay = Положить рубашкой вверх: { $card }
board-do-march = Поход из { $from_gen } в { $to_acc }
board-do-pillage = Грабить { $place_acc }
board-do-recall = Вернуть { $figure_acc } из Вальхаллы в { $place_acc }
board-do-replace = Улучшение: { $card } вместо карты «{ $old }»
board-do-save = Спасти { $figure_acc }
board-do-send = { $figure } из { $place_gen }
board-do-upgrade = Улучшение: { $card }
board-doomed = сгорит в конце эпохи { $age }
board-figure-free = { $count ->
    [0] Ни карта, ни фигурка ярости не стоят.
    [one] Карта стоит { $count } ярость, фигурка — ничего сверх того.
    [few] Карта стоит { $count } ярости, фигурка — ничего сверх того.
   *[many] Карта стоит { $count } ярости, фигурка — ничего сверх того.
}
board-figures-there = Фигурки
board-first = ходит первым
board-fjord-of = Поддерживает: { $places }
board-for-rage = { $verb }: { $count ->
    [one] { $count } ярость
    [few] { $count } ярости
   *[many] { $count } ярости
}
board-free = { $count ->
    [0] свободных деревень нет
    [one] свободна { $count } деревня из { $all }
    [few] свободны { $count } деревни из { $all }
   *[many] свободно { $count } деревень из { $all }
}
board-glory = { $count ->
    [one] { $count } слава
    [few] { $count } славы
   *[many] { $count } славы
}
board-go = Перейти
board-hand-count = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
board-hand-later = Рука наполнится, когда драфт закончится.
board-keep = Оставить
board-legendary = +{ $count } славы в конце игры
board-lost = { $count ->
    [0] никто не погибнет
    [one] погибнет { $count } фигурка
    [few] погибнут { $count } фигурки
   *[many] погибнет { $count } фигурок
}
board-no-invasion = Без вторжения
board-nobody = никого
board-over = Побеждает { $seat }, { $count ->
    [one] { $count } слава
    [few] { $count } славы
   *[many] { $count } славы
}
board-pass-ask = Пасовать до конца эпохи? { $count ->
    [0] Ярости у вас не осталось.
    [one] Пропадёт { $count } ярость.
   *[many] Пропадёт { $count } ярости.
}
board-passed = пас
board-peek = К полю
board-peek-back = К картам
board-picked = Выбрано { $count } из { $all }
board-pillaged = разграблено
board-places = Провинции и фьорды
board-play = Сыграть
board-points = +{ $count } славы
board-quest-ruined = Её земли в руинах: это задание уже не выполнить.
board-quest-ruined-brief = земли в руинах
board-quests-laid = { $count ->
    [one] { $count } карта воли богов
    [few] { $count } карты воли богов
   *[many] { $count } карт воли богов
}
board-quiet-age = Никого не посылать в битвы этой эпохи
board-quiet-age-on = Без сигналов: эпоха
board-quiet-battle = Никого не посылать в эту битву
board-quiet-battle-on = Без сигналов: битва
board-quiet-late = Без поздних карт в этой битве
board-quiet-late-on = Без поздних карт
board-rage-of = Ярость { $rage } из { $all }
board-raid = Грабёж: { $results }
board-raise = Увеличить
board-replaces = вместо карты «{ $card }»
board-reserve = Резерв
board-reserve-empty = Резерв пуст.
board-ring = Поле: восемь провинций вокруг Иггдрасиля
board-seen = Видели на руке
board-send = Послать
board-side = { $seat }: { $strength }
board-side-you = вы: { $strength }
board-slot-free = свободное место
board-strength = сила { $value }
board-strength-at = { $place }: { $value }
board-strengths = Силы
board-take = Взять
board-tie = ничья: проиграют все
board-token = Награда: { $reward }
board-unopposed = противников нет
board-upgrades = Улучшения
board-valhalla = Вальхалла
board-via-dead = Куда вернуть { $figure_acc }?
board-via-hand = На какое место положить «{ $card }»?
board-via-march = Куда идут ваши фигурки из { $place_gen }?
board-via-place = Что вы сделаете здесь: { $place }?
board-via-reserve = Куда послать { $figure_acc }?
board-wish-march = Выберите, откуда идти в поход.
board-wish-pillage = Выберите провинцию для разорения.
board-with = С картой: { $card }

## Части поля: карты, листы кланов, драфт, битва, Вальхалла

part-adds = добавляет { $value }
part-adds-mirror = добавляет столько же, сколько сильнейшая карта врагов
part-cost = { $count ->
    [0] не стоит ярости
   *[other] стоит ярости: { $count }
}
part-god-frigga = дар Фригг
part-god-heimdall = дар Хеймдалля
part-god-loki = дар Локи
part-god-odin = дар Одина
part-god-thor = дар Тора
part-god-tyr = дар Тюра
part-laid = { $count ->
    [one] Ваша воля богов на столе
   *[other] Ваша воля богов на столе: { $count }
}
part-late = можно добавить в последний миг
part-root = корень мира
part-on-board = фигурок на поле: { $count } из { $most }
part-slot-clan = клан
part-slot-leader = вождь
part-slot-monster = чудовище
part-slot-ship = корабль
part-slot-warrior = воины
part-all-lost = Ничья: проиграли все
part-as-it-stands = Как есть
part-battle = Битва за { $province_acc }
part-call = Сигнал к битве: { $province }
part-choosing = ещё выбирает
part-deeds = Что произошло
part-defends = обороняет
part-face-down = карта рубашкой вверх
part-fallen = потеря: { $figure }
part-pillage = Разграбление: { $province }
part-pillages = грабит
part-won = Победа: { $seat }
part-you-won = Вы победили
part-draft-chooses = выбирает
part-draft-chosen = выбор сделан
part-draft-circle = У кого пачка; дальше она идёт к следующему в этом списке
part-draft-kept = Взято: { $count } из { $all }
part-draft-left = Пачки передают налево.
part-draft-pack = Пачка перед вами
part-draft-round = эпоха { $age } · круг { $round } из { $all }
part-draft-wait = Пачка уйдёт дальше, как только все выберут.
part-draft-watch = Все выбирают втайне.
part-valhalla-empty = Здесь пока никого.

recap-ahead = Вы впереди: слава { $count }, { $seat }: { $other }.
recap-back = Из Вальхаллы
recap-battles = { $count ->
    [one] { $count } битва:
    [few] { $count } битвы:
   *[many] { $count } битв:
}
recap-behind = Ваша слава: { $count }, впереди { $seat }: { $other }.
recap-burns-nothing = Рагнарёк
recap-burnt = Рагнарёк: { $place }
recap-chapter = Эпоха { $number }
recap-chapters = Эпохи
recap-done = выполнено
recap-each = { $count } славы за павшего
recap-failed = не выполнено
recap-fallen = { $count ->
    [one] { $figure }
   *[other] { $figure } ×{ $count }
}
recap-figures = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[many] { $count } фигур
}
recap-gains = Слава за эпоху
recap-how = { $seat }: слава { $count }, { $other }: { $less }.
recap-level = Славы поровну, по { $count }: вы и { $seat }.
recap-next = Эпоха { $number }
recap-next-burns = { $place } сгорит в конце эпохи: { $count } славы за каждого павшего.
recap-next-cards = Новые стопки по восемь карт: каждый оставит шесть.
recap-next-first = Первым ходит { $seat }.
recap-next-rage = Ярость снова полна: { $rage }.
recap-next-there = { $count ->
    [one] Там стоит { $count } ваша фигура.
    [few] Там стоят { $count } ваши фигуры.
   *[many] Там стоят { $count } ваших фигур.
}
recap-no-battles = Битв не было.
recap-no-quest = нет задания
recap-nobody-back = Вальхалла была пуста.
recap-nobody-fell = Там никого не было.
recap-note = Легенды: в конце показатель на четвёртом или пятом делении даёт 10 славы, на последнем 20.
recap-over = Эпоха { $number } окончена
recap-over-time = Три эпохи
recap-quests = Задания
recap-quests-done = выполнено { $count } из { $all }
recap-shared = Славы поровну: победа общая.
recap-stage = эпоха { $number }
recap-tie = Славы поровну: победа общая.
recap-tie-battle = ничья: никто не победил
recap-where = Откуда слава

source-battles = Битвы
source-gifts = Дары богов
source-legends = Легенды
source-pillage = Разорение
source-quests = Задания
source-ragnarok = Рагнарёк
