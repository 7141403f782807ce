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

error-already-started = Партия уже началась.
error-ambiguous-move = Это может означать не один ход.
error-bad-credentials = Нет учётной записи с таким именем и паролем.
error-bad-message = Сообщение не удалось понять.
error-bad-options = Такой стол не накрыть: { $detail }
error-bad-position = Такую позицию не расставить: { $detail }
error-bad-saga = Запись партии не прочесть: { $detail }
error-busy = В чертоге сейчас тесно; попробуйте чуть позже.
error-csrf = Страница устарела; загрузите её заново.
error-curtain-down = Сначала поднимите занавес у этого места.
error-has-account = У вас уже есть учётная запись.
error-id-used = Это сообщение уже приходило, но с другим содержанием.
error-illegal-move = Сейчас этот ход не разрешён.
error-invalid-move = Это не ход.
error-invite-needed = За этот стол садятся только по приглашению.
error-name-taken = Это имя уже занято.
error-no-seat = Такого места нет.
error-no-session = Чертог вас ещё не знает; загрузите страницу заново.
error-not-absent = Тот, кто там сидит, отошёл не так давно.
error-not-found = Здесь ничего нет.
error-not-host = Это может только хозяин стола.
error-not-over = Партия ещё не окончена.
error-not-seated = Вы не сидите за этим столом.
error-not-started = Партия ещё не началась.
error-not-your-seat = Это не ваше место.
error-not-your-turn = Сейчас не ход этого места.
error-origin = Сообщение пришло не со страниц этого чертога.
error-over = Партия окончена.
error-rules-changed = С начала этой партии правила изменились; её можно только смотреть.
error-seat-taken = Там уже сидят.
error-seats-open = Ещё не все места заняты.
error-server = В чертоге что-то пошло не так; ничего не изменилось.
error-stale = За столом тем временем сходили; посмотрите ещё раз.
error-too-fast = Слишком быстро; подождите немного.
error-too-large = Это слишком длинно.
error-too-many-connections = Чертог открыт в слишком многих окнах.
error-too-many-tables = У вас накрыто слишком много столов.
error-undo-asked = Остальных об этом уже спросили.
error-undo-not-asked = Никто не просил вернуть ход.
error-undo-nothing = Возвращать нечего.
error-undo-together = Общий тайный выбор вернуть нельзя.
error-unknown-game = Такой игры нет.
error-unknown-move = Здесь это не ход.
error-unknown-replay = Такой записи нет.
error-unknown-table = Такого стола нет.
error-window-open = Кто-то ещё может ответить; подождите немного.

## Командная строка

cli-guest = Гость
cli-seed = зерно { $seed }
cli-hand = Рука
cli-scores = Очки
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
