## Полка колод

decks-heading = Колоды
decks-mine = Ваши
decks-ready = Готовые колоды
decks-new = Новая колода
decks-new-name = Новая колода
decks-none = Колод пока нет. Скопируйте готовую и измените её или начните с пустой.
decks-import = Открыть код
decks-import-label = Код колоды
decks-imported-name = Колода по коду
decks-copy = Копировать
decks-copy-of = Копировать колоду «{ $name }»
decks-open = Открыть колоду «{ $name }»
decks-size = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
decks-here = в этом браузере
decks-here-note = Колоды гостей остаются в этом браузере. Учётная запись хранит их на всех устройствах.
decks-bring = { $count ->
    [one] Перенести { $count } колоду из этого браузера в учётную запись
    [few] Перенести { $count } колоды из этого браузера в учётную запись
   *[many] Перенести { $count } колод из этого браузера в учётную запись
}
decks-brought = Теперь их хранит ваша учётная запись.
decks-unknown = Такой колоды здесь нет. Возможно, она в другом браузере или в другой учётной записи.

## Сборка

builder-heading = Сборка колоды
builder-heading-short = Колода
builder-title = Берсерк
builder-search = имя, класс или слова текста
builder-search-short = имя, класс, слова текста
builder-elements = Стихии
builder-costs = Стоимость
builder-kinds = Виды
builder-kind-ground = наземные существа
builder-kind-flying = летающие
builder-kind-symbiont = симбиоты
builder-kind-artifact = артефакты
builder-kind-terrain = местности
builder-shown = { $count } из { $all }
builder-order = Порядок
builder-order-cost = сначала дешёвые
builder-order-name = по имени
builder-order-element = по стихиям
builder-clear = Показать все карты
builder-nothing = Таких карт нет.
builder-pool = Карты
builder-pool-keys = Стрелки ведут от карты к карте, Enter или плюс кладёт карту в колоду, минус вынимает, i показывает крупно.
builder-card = { $card }, { $cost } { $crystal ->
    [gold] золотом
   *[silver] серебром
}, { $element }, { $kind }. В колоде: { $count } из { $most }
builder-deck = Колода
builder-name = Имя колоды
builder-cards = из { $least }–{ $most }
builder-legal-none = По правилам, без стихий.
builder-legal-one = По правилам. Одна стихия: без платы.
builder-legal-many = По правилам. { $count ->
    [one] { $count } стихия
    [few] { $count } стихии
   *[many] { $count } стихий
} в одном отряде: минус { $price ->
    [one] { $price } золотой кристалл
    [few] { $price } золотых кристалла
   *[many] { $price } золотых кристаллов
}.
builder-empty = Пока пусто: в колоде не меньше { $least } карт.
builder-checking = Проверяем…
builder-concerned = показать
builder-add = Ещё одна: { $card }
builder-remove = Одной меньше: { $card }
builder-unique = уникальная
builder-curve = Стоимость
builder-curve-row = Стоимость { $cost }: серебряных { $silver }, золотых { $gold }
builder-crystals = золотых { $gold }, серебряных { $silver }
builder-flyers = { $count ->
    [one] { $count } летающий
    [few] { $count } летающих
   *[many] { $count } летающих
}
builder-code = Код колоды
builder-code-hint = Скопируйте код, чтобы поделиться колодой, или вставьте другой, чтобы открыть его.
builder-code-empty = вставьте код, чтобы открыть колоду
builder-copy = копировать
builder-copied = Код скопирован.
builder-loaded = Колода по этому коду открыта как новая.
builder-hand = Раздать руку
builder-hand-note = Пятнадцать карт, какими они могли бы прийти.
builder-hand-again = Раздать снова
builder-hand-cost = Взять все: золота { $gold }, серебра { $silver }.
builder-duplicate = Копия
builder-duplicated = Открыта копия колоды.
builder-copy-name = { $name } (копия)
builder-play = Играть ею
builder-play-short = Играть
builder-play-not = Играть можно только колодой по правилам.
builder-list = Список
builder-pool-back = Карты
builder-delete = Удалить
builder-delete-ask = Удалить «{ $name }» навсегда?
builder-deleted = Колоды больше нет.
builder-kept-account = Хранится в учётной записи
builder-kept-here = Хранится в этом браузере
builder-keeping = Сохраняем…
builder-not-kept = Ещё не сохранена
builder-keep = Сохранить колоду
builder-failed = Сохранить не удалось. Следующее изменение попробует снова.
builder-more = Ещё
builder-card-page = Страница карты
builder-back = Все колоды

## Игра колодой

play-deck-heading = Играть колодой «{ $name }»
play-deck-against = Против кого
play-deck-machine = Соперник — { $name }: играть
play-deck-friend = С другом
play-deck-note = Другая сторона кладёт свою колоду, так же тайно, как и вы.
lay-heading = Ваша колода
lay-note = Другая сторона узнает только число карт.
lay-choose = Положить эту колоду
lay-none = Своей колоды по правилам у вас нет. Возьмите готовую или вставьте код.
lay-own = Ваши
lay-ready = Готовые
lay-code = Или код
lay-laying = Колода выкладывается…
lay-build = Собрать колоду

## Страница карты

page-set = Берсерк · выпуск { $set }, карта { $number }
page-elite = Элитная
page-ordinary = Рядовая
page-line = { $rank } · { $element } · { $kind }
page-into = В колоду
page-into-named = В колоду «{ $name }»
page-into-done = В колоде «{ $name }»: { $count } из { $most }.
page-full = В колоде «{ $name }» этих карт уже сколько можно.
page-words = Слова карты
page-rulings = Разъяснения
page-decks = Колоды с этой картой
page-decks-none = Её нет ни в ваших, ни в готовых колодах.
page-ready = готовая колода
page-yours = ваша
page-kin = Того же класса
page-copies = { $count } в колоде
page-cards = Все карты
page-in-play = В бою
page-plays = отрядов: { $count }
page-wins = Победы с ней
page-alive = Жива в конце
page-figures-note = Черта посередине — половина. Сосчитано по боям машин ({ $count }), чьи отряды собраны наугад: в цифрах видно и то, как играют машины.
page-unknown = Такой карты нет.

ask-helmir-1 = Чьё существо он открывает?
    .text = Любой стороны: текст не требует вашего.
ask-helmir-2 = Удваивают ли броню два соседа в строю?
    .text = Нет. Строй либо есть, либо нет; броня остаётся 2.
ask-chernovar-1 = Когда у существа «есть броня»?
    .text = Когда рана застаёт его с любой бронёй, в том числе полученной только от строя.
ask-daughter-of-pearl-1 = Пророчество делается до или после броска?
    .text = После него, для той карты, на которую атака тогда нацелена.
ask-elm-1 = Куда в колоду она уходит?
    .text = Под низ, на виду у всех.
ask-assassin-1 = Можно ли добить карту, лежащую лицом вниз?
    .text = Нет. Выбор цели не должен выдавать, что это за карта.
ask-teach-1 = Нужно ли возвращать дополнительное золото?
    .text = Нет. Но в отряде, который его потратил, не больше трёх карт со стихией.
ask-skeleton-1 = Сколько их может быть в колоде?
    .text = Пять, ведь у него есть орда; прочих карт — по три.
