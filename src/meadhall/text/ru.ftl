## Чертог

hall = Медовый чертог
hall-tagline = Четыре северные игры за одним столом
seat-nameless = Место { $number }

## Боты

bot-random = Костемёт
    .text = Отвечает наугад.
bot-naive = Стяжатель
    .text = Берёт то, что сразу приносит больше очков.
bot-greedy = Счетовод
    .text = Следует житейской мудрости этой игры.
bot-ismcts = Вёльва
    .text = Прежде чем ответить, много раз доигрывает партию в уме.

## Отказы, общие для всех игр

no-unknown-move = «{ $move }» здесь не ход.
no-not-your-turn = Сейчас не ваш ход.
no-over = Партия окончена.

## Ошибки сервера

error-malformed = Сообщение не удалось понять.
error-too-long = Сообщение слишком длинное.
error-too-many = Слишком много сообщений сразу; подождите немного.
error-stale = За столом тем временем сходили; посмотрите ещё раз.
error-illegal = Сейчас этот ход не разрешён.
error-invalid = Это не ход.
error-not-waiting = От этого места сейчас ничего не ждут.
error-not-yours = Это не ваше место.
error-no-table = Такого стола нет.
error-no-seat = Такого места нет.
error-no-game = Такой игры нет.
error-no-session = Ваш визит закончился; загрузите страницу заново.
error-not-found = Здесь ничего нет.
error-forbidden = Вам это не разрешено.
error-internal = В чертоге что-то пошло не так; ничего не изменилось.

## Командная строка

cli-guest = Гость
cli-seed = зерно { $seed }
cli-hand = Рука
cli-scores = Очки
cli-left = { $count ->
    [one] осталось добрать { $count } тайл
    [few] осталось добрать { $count } тайла
   *[many] осталось добрать { $count } тайлов
}
cli-candidates = Сейчас выгодно
cli-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-move-gives = { $move }: { cli-points }
cli-ask = ход
cli-help = Ход набирают так, как он записан в списке, например «{ $example }». Части одного хода разделяет запятая. Другие слова: { $words }.
cli-help-moves = «moves» — все ходы, «moves odin» — те, что так начинаются
cli-help-what = «what odin» — что делает тайл
cli-help-try = «try { $example }» — что принесёт ход, не играя его
cli-help-board = «board» — показать стол ещё раз
cli-help-save = «save game.saga» — записать партию
cli-help-back = «back» — начать ход заново
cli-help-quit = «quit» — встать из-за стола
cli-saved = Записано в { $path }.
cli-not-saved = Записать не удалось: { $why }.
cli-over = Партия окончена.
cli-place = { $place }. { $name }: { cli-points }
cli-left-early = Вы встаёте из-за стола; партия не доиграна.
cli-input-ended = Ходы кончились; партия не доиграна.
cli-many-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
cli-no-such-word = О «{ $word }» здесь рассказать нечего.
cli-plays = { $number }. { $name }: { $move }
cli-move-number = Ход { $number } из { $count }
