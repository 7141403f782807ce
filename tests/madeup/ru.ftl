title = Пир
tagline = Выдуманная игра, на которой проверен движок
length = Мест: { $seats }, десять минут
option-draft = Драфт
option-draft-hidden = все карты скрыты
option-draft-open = одна карта открыта
option-dice = Кости
option-dice-yes = с костями
option-dice-no = без костей
option-instants = Мгновения
option-instants-yes = вороны отвечают воронам, и поднимают тосты
option-instants-no = воронам не отвечают

dish-mead = мёд
    .acc = мёд
dish-boar = кабан
    .acc = кабана
dish-salmon = лосось
    .acc = лосося
dish-raven = ворон
    .acc = ворона
dish-hidden = карта
    .acc = карту
dish-nothing = ничего
    .acc = ничего

prompt-keep = Оставьте одну из { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[other] { $count } карт
}
prompt-open = Откройте одну карту
prompt-lead = Отдохните или пошлите блюдо; карт в руке: { $count }
prompt-against = Кому послать { $dish_acc }?
prompt-stake = За сколько послать { $dish_acc } игроку { $target }?
prompt-ravens = Остановить набег на игрока { $target } вороном?
prompt-answer = { $seat }: { $dish }. Ответить вороном?
prompt-take-back = Вернуть { $dish_acc } в руку?
prompt-toast = Поднять тост? Карт в руке: { $count }
prompt-toast-cards = С какими картами? Выбрано: { $count }
prompt-serve = Подайте карту или воздержитесь; ставка { $stake }

event-kept = { $seat }: оставляет { $dish_acc }
event-opened = { $seat }: открывает { $dish_acc }
event-rested = { $seat }: отдых
event-sent = { $seat }: посылает { $dish_acc } игроку { $target }, ставка { $stake }
event-stopped = { $seat }: ворон останавливает набег
event-answered = { $seat }: посылает ворона в ответ
event-undone = { $seat }: ворон отменяет { $dish_acc } игрока { $other }
event-taken-back = { $seat }: возвращает { $dish_acc }
event-toasted = { $seat }: поднимает тост, очков: { $points }
event-served = { $seat }: подаёт { $dish_acc }, сила { $strength }
event-won = { $seat }: выигрывает { $stake }
event-peeked = { $seat }: подсматривает { $dish_acc } в руке игрока { $loser }
event-round-over = Раунд { $round } окончен

no-not-in-hand = Этой карты ({ $dish }) у вас нет

answer-keep = Оставить
answer-open = Открыть
answer-rest = Отдых
answer-send = Послать
answer-against = Кому
answer-stake = За
answer-pass = Пас
answer-raven = Ворон
answer-hold = Воздержаться
answer-serve = Подать
answer-take = Вернуть
answer-toast = Тост
answer-with = С картой
answer-done = Готово
