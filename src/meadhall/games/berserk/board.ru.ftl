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
board-deck-chosen = Ваша колода
board-order = Очерёдность
board-order-rolls = Кубики: { $one } и { $other }.
board-order-first = Ходить первым
    .text = 24 золотых и 22 серебряных кристалла. Вы встаёте вокруг центра, все ваши карты сразу лежат лицом вверх, и первый ход ваш.
board-order-second = Ходить вторым
    .text = 25 золотых и 23 серебряных кристалла. Вам открыт весь первый ряд, а карты третьего ряда могут лежать рубашкой вверх до вашего первого хода.
board-deal = Ваши пятнадцать карт
board-deal-of = { $seat }: пятнадцать карт
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
board-waiting-other = { $seat } ещё выбирает.
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

board-over = Битва окончена.
