## Чертог

hall = Медовый чертог
hall-tagline = Четыре северные игры за одним столом
seat-nameless = Место { $number }

## Боты

bot-random = Костемёт
    .text = Слабейший: отвечает наугад.
bot-naive = Стяжатель
    .text = Берёт то, что сразу приносит больше очков.
bot-greedy = Счетовод
    .text = Играет по житейской мудрости и дальше не загадывает.
bot-search = Вёльва
    .text = Прежде чем ответить, много раз доигрывает партию в уме.
bot-level-1 = Снорри Трэлл
    .short = Снорри
    .text = Кладёт, что под рукой, по настроению. С ним хорошо начинать.
bot-level-2 = Тора Вольная
    .short = Тора
    .text = Берёт то, что лучше выглядит сейчас, и прощает ошибки.
bot-level-3 = Кетиль Хускарл
    .short = Кетиль
    .text = Знает приметы, но порой что-нибудь да упустит.
bot-level-4 = Рагнхильд Ярл
    .short = Рагнхильд
    .text = Грубо не ошибается и следит за тем, что вам оставляет.
bot-level-5 = Конунг Хрольв
    .short = Хрольв
    .text = Взвешивает сотни продолжений. На его скамье вырезано мало имён.

## Отказы, общие для всех игр

no-unknown-move = «{ $move }» здесь не ход.
no-whole-move = «{ $move }» здесь уже целый ход: добавить к нему нечего.
no-not-your-turn = Сейчас не ваш ход.
no-over = Партия окончена.

## Ошибки сервера

error-already-started = Партия уже началась.
error-ambiguous-move = Это может означать не один ход.
error-bad-credentials = Нет учётной записи с таким именем и паролем.
error-bad-message = Сообщение не удалось понять.
error-bad-name = Такое имя взять нельзя: в нём есть знаки, которых не видно.
error-bad-options = Такой стол не накрыть: { $detail }
error-bad-position = Такую позицию не расставить: { $detail }
error-bad-saga = { $where ->
    [move] Запись партии не прочесть: ход { $number } там невозможен.
    [line] Запись партии не прочесть: строка { $number } не из саги.
    [rules] Запись партии не показать: она сделана по другим правилам, чем нынешние.
   *[other] Запись партии не прочесть: это не сага или лишь часть её.
}
error-busy = В чертоге сейчас тесно; попробуйте чуть позже.
error-csrf = Страница устарела; загрузите её заново.
error-curtain-down = Сначала поднимите занавес у этого места.
error-database-away = Память чертога сейчас недоступна, и ничего нового не записать. Всё сделанное раньше цело; то, что вы отправите, будет послано снова.
error-database-gone = Файл с памятью чертога убрали, и ничего нового не записать. Всё сделанное раньше в том файле; хозяин чертога должен вернуть его на место.
error-disk-full = Диск чертога полон, и ничего нового не записать, пока не освободится место. Всё сделанное раньше цело; то, что вы отправите, будет послано снова.
error-has-account = У вас уже есть учётная запись.
error-hint-alone = Подсказки бывают только там, где не играют другие люди.
error-host = По этому адресу чертог не отвечает.
error-id-used = Это сообщение уже приходило, но с другим содержанием.
error-illegal-move = Сейчас этот ход не разрешён.
error-insecure = В этот чертог входят только по https.
error-invalid-move = Это не ход.
error-invite-needed = За этот стол садятся только по приглашению.
error-log-full = За этим столом возвращали ходы так часто, что больше нельзя.
error-name-taken = Это имя уже занято.
error-no-account = У вас здесь нет учётной записи.
error-no-hint = Ни у кого не нашлось времени подумать; спросите чуть позже.
error-no-resigning = Сдаются вдвоём: за этим столом можно уйти, и за вас доиграет машина.
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
error-password-common = Этот пароль пробуют одним из первых. Возьмите такой, который никому другому не придёт в голову.
error-password-name = Пароль из вашего же имени угадают сразу.
error-password-short = В пароле должно быть не меньше { $least } знаков: более короткие находят простым перебором.
error-rules-changed = С начала этой партии правила изменились; её можно только смотреть.
error-seat-taken = Там уже сидят.
error-seats-open = Ещё не все места заняты.
error-server = В чертоге что-то пошло не так; ничего не изменилось.
error-stale = За столом тем временем сходили; посмотрите ещё раз.
error-table-broken = Запись этой партии повреждена; играть дальше нельзя. Показано то, что удалось прочесть; другие столы это не задело.
error-too-fast = Слишком быстро; подождите немного.
error-too-large = Это слишком длинно.
error-too-many-connections = Чертог открыт в слишком многих окнах.
error-too-many-guesses = Для этой учётной записи дали слишком много неверных паролей. Попробуйте через несколько минут.
error-too-many-sagas = Больше записей чертог для вас не хранит: сначала должны уйти прежние.
error-too-many-decks = Больше колод чертог для вас не хранит: сначала удалите одну из них.
error-unknown-deck = Такой колоды у вас нет.
error-bad-deck = Это не колода.
error-too-many-tables = У вас накрыто слишком много столов.
error-undo-alone = Некому согласиться, а узнанное назад не вернёшь.
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
cli-hint = «moves» — что можно сделать, «help» — какие ещё есть слова.
cli-help-moves = «moves» — все ходы, «moves { $begin }» — те, что так начинаются
cli-help-what = «what { $thing }» — что это такое и что делает
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
cli-next-turn = Enter — к следующему перелому.
cli-no-turns = Ни один ход не стоил многого.
cli-turn = { $nth }. Ход { $number }, { $seat }: «{ $move }» отнял { $loss } шансов; лучше было «{ $better }».
cli-move-number = Ход { $number } из { $count }

## Страницы

ui-about = О чертоге
ui-account = Вы
ui-answer-in = Ваш ответ принят
ui-answer-kept = Все увидят его, когда время выйдет.
ui-ask-again = Снова спрашивать
ui-away = нет на месте
ui-away-note = Сейчас нет на месте. Если это надолго, через меню за игрока сядет машина.
ui-beast-bear = Медведь
ui-beast-raven = Ворон
ui-beast-serpent = Змей
ui-beast-stag = Олень
ui-beast-wolf = Волк
ui-begins-lot = Кто ходит первым, решит жребий, когда начнётся партия.
ui-board = Стол
ui-cancel = Отмена
ui-cell-points = { $cell }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ui-clock-brisk = Живо
ui-clock-brisk-note = 30 секунд на ход и 5 минут в запасе
ui-clock-calm = Спокойно
ui-clock-calm-note = 90 секунд на ход и 15 минут в запасе
ui-clock-days = { $days } д { $hours } ч
ui-clock-hours = { $hours } ч { $minutes } мин
ui-clock-none = Без часов
ui-clock-none-note = Сколько нужно, столько и думайте
ui-clock-of = Времени осталось у игрока { $name }: { $time }
ui-clock-other = { $seconds } секунд на ход и { $minutes } минут в запасе
ui-clock-other-slow = Дней на ход: { $days }
ui-clock-out-note = У кого вышло время, тот места не теряет, но за него играет машина, пока он не вернётся к игре; запаса у него тогда уже нет.
ui-clock-slow = По переписке
ui-clock-slow-note = Три дня на ход
ui-close = Закрыть
ui-contents = Содержание
ui-coordinates = Имена клеток
ui-coordinates-note = Буквы и числа по краю стола
ui-curtain-heading = { $name }, ваш ход
ui-curtain-lift = Поднять завесу
ui-curtain-note = Остальные пусть отвернутся. То, что видно только вам, появится, когда завеса поднимется.
ui-decks = Колоды
ui-ending-left = место оставлено; с хода { $number } играла машина
ui-ending-lost = Вы проиграли.
ui-ending-one = Победа: { $name }
ui-ending-practice = Были взяты назад ходы или спрошены подсказки: эта партия — учебная.
ui-ending-ran-out = вышло время; с хода { $number } играла машина
ui-ending-resigned = { $name } признаёт поражение.
ui-ending-shared = Победа на двоих и более
ui-ending-show = Итог
ui-ending-stand-in = не было на месте; с хода { $number } играла машина
ui-ending-you = Победа за вами
ui-example = Пример
ui-fit = Показать весь стол
ui-go-on = Дальше
ui-guest = Гость
ui-hand = Ваша рука
ui-hand-empty = Ваша рука пуста.
ui-hero =
    Садитесь.
    Огонь горит.
ui-hint = Подсказка
ui-hint-line = { $number }. { $move }: { $chance } % на победу
ui-hint-practice = Шансы на победу. Теперь партия считается учебной.
ui-invite = Приглашение другу
ui-invite-copied = Адрес скопирован.
ui-invite-copy = Скопировать приглашение
ui-language = Язык
ui-leave = Уйти из-за стола
ui-leave-note = Под вашим именем доиграет машина, остальные об этом узнают. Вернуться на это место будет нельзя. Если вы лишь ненадолго, просто вернитесь в зал: место вас подождёт.
ui-leave-sure = Уйти насовсем
ui-looking = Взгляд назад
ui-looking-at = Вы смотрите на ход { $number }
ui-lost = До чертога не дозваться. Пробуем снова; ваш ход сохранён.
ui-machine = машина
ui-menu = Меню
ui-mine = Ваши столы
ui-motion = Движение
ui-motion-note = Тайлы перелетают, свет дышит
ui-news-back = { $seat } снова за столом и играет.
ui-news-left = { $seat } больше не играет. Доиграет машина.
ui-news-ran-out = У игрока { $seat } вышло время. Пока играет машина.
ui-news-rematch = Вам предлагают сыграть ещё раз.
ui-news-stand-in = За игрока { $seat } теперь играет машина.
ui-news-undo-withdrawn = { $seat } больше не просит вернуть ход.
ui-no-invite = За этот стол садятся по приглашению. Оно в адресной строке у каждого, кто уже сидит: попросите прислать вам этот адрес. Можно и остаться: как только партия начнётся, она откроется здесь, и вы сможете смотреть.
ui-no-moment = Этот миг сейчас не показать.
ui-no-replay = Такой записи нет.
ui-no-table = Такого стола нет
ui-no-board = У этой игры ещё нет поля на страницах: играйте в терминале
ui-not-asked = Сейчас спрашивают о другом.
ui-now-seat = { $seat } думает
ui-now-seats = Думают: { $seats }
ui-now-you = Ваш ход
ui-nowhere = Здесь ничего нет
ui-offline = До чертога сейчас не дозваться.
ui-open = Открытые столы
ui-opening = Дверь открывается …
ui-options = Во что играем
ui-over = Партия окончена
ui-pace = Ходы других
ui-pace-at_once = Сразу
ui-pace-calm = Спокойно
ui-pace-note = Как быстро показывать ходы машин, когда никто другой не ждёт
ui-pace-quick = Быстро
ui-pace-slow = Медленно
ui-pause = Между раундами
ui-pause-key = Пока не нажму
ui-pause-long = 20 с
ui-pause-never = Не вставать
ui-pause-note = Сколько стол стоит, рассказывая, что случилось; с другими людьми не стоит никогда
ui-pause-short = 8 с
ui-part-lost = Эту часть страницы не удалось загрузить. Всё сделанное сохранено.
ui-part-lost-heading = Не загрузилось
ui-places = Места
ui-play-machine = Играть с машиной
ui-play-title = Играть: { $title }
ui-players = Игроки
ui-recap-all = Всего
ui-recap-as-bars = Полосами
ui-recap-as-table = Таблицей
ui-recap-move = ход { $number }
ui-recap-moves = ходы
ui-recap-rest = { $count ->
    [one] { $count } источник поменьше
    [few] { $count } источника поменьше
   *[many] { $count } источников поменьше
}
ui-recap-source = Откуда
ui-recap-table = Очки по источникам
ui-recap-touch = коснитесь части, чтобы увидеть ходы
ui-rematch = Ещё раз
ui-rematch-agree = Сыграть ещё раз
ui-rematch-asked = { $names } предлагает сыграть ещё раз. Хотите?
ui-rematch-decline = Нет, спасибо
ui-rematch-go = К новому столу
ui-replay = Повтор
ui-replay-eyes = Чьими глазами смотреть
ui-replay-eyes-none = зрителя
ui-replay-pause = Пауза
ui-replay-play = Пуск
ui-resign = Сдаться
ui-resign-note = Партия сразу закончится победой соперника.
ui-resign-sure = Да, сдаюсь
ui-result-best = Ваш лучший миг
ui-result-best-of = Лучший миг: { $name }
ui-result-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
ui-result-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
ui-result-resigned = { $seat } признаёт поражение до конца партии.
ui-result-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
ui-result-see = Показать на столе
ui-result-shared-you = Победа ваша и не только
ui-result-since = { $seat } впереди с хода { $number }.
ui-return = Вернуться
ui-review = Разбор
ui-rule-link = правило
ui-rules = Правила
ui-rules-play-note = Довольно читать? Остальное стол подскажет по ходу игры.
ui-saga = Сага
ui-saga-and-talk = Сага и беседа
ui-saga-download = Сохранить сагу
ui-saga-empty = Ещё ничего не случилось.
ui-sagas = Саги
ui-seat-fill = Посадить машину
ui-seat-free = Свободное место
ui-seat-kept = приглашён сыграть ещё раз
ui-seat-unfill = Освободить место
ui-seats = Места
ui-see-board = Стол
ui-sending = Ваш ход
ui-sending-note = уже в пути …
ui-settings = Настройки
ui-sit = Сесть
ui-skip = К столу
ui-slider = Ход партии
ui-slider-back = На ход назад
ui-slider-forth = На ход вперёд
ui-sound = Звук
ui-sound-off = Тишина
ui-sound-on = { $percent } %
ui-sound-turn-off = Выключить звук
ui-sound-turn-on = Включить звук
ui-space = Пробел
ui-stand-in = нет на месте · играет машина
ui-stand-in-give = Пусть за игрока { $name } играет машина
ui-stand-in-later = Нет на месте. Через { $time } за игрока { $name } сможет играть машина
ui-stand-in-left = не играет · доигрывает машина
ui-stand-in-note = На этом месте сейчас играет машина.
ui-stand-in-ran-out = время вышло · играет машина
ui-stand-in-take = Вернуться на своё место
ui-stand-in-you = За вас играет машина. Место по-прежнему ваше.
ui-stand-in-you-ran-out = Ваше время вышло, и за вас играет машина. Место по-прежнему ваше.
ui-start = Начать
ui-stood-in-failed = Бот «{ $bot }» не смог решить; вместо него походил другой: { $by }.
ui-stood-in-late = У бота «{ $bot }» не нашлось времени подумать; вместо него походил другой: { $by }.
ui-summary-key = Стол ждёт вас.
ui-summary-left = Стол пойдёт дальше через { $count } с.
ui-summary-others = Стол идёт дальше: вас здесь никто не ждёт.
ui-summary-show = Что случилось
ui-tables = Столы
ui-talk = Беседа
ui-talk-empty = Пока никто не сказал ни слова.
ui-talk-players = Это слышат только игроки. У зрителей своя беседа.
ui-talk-say = Скажите что-нибудь
ui-talk-send = Сказать
ui-talk-spectators = Это слышат только зрители; игроки — нет.
ui-text-asked = О чём спрашивают
ui-text-filter = Показать только варианты с этими словами
ui-text-last = Что случилось недавно
ui-text-options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
ui-text-view = Стол словами
ui-text-wait = Подождите остальных.
ui-their-turn = Ход соперника
ui-theme = Свет
ui-theme-day = День
ui-theme-night = Ночь
ui-to-hall = Вернуться в зал
ui-told-count = Рассказано { $number } из { $count } после вашего хода
ui-told-skip = Показать сразу
ui-tray = Выберите
ui-try-again = Попробовать снова
ui-turn-watched = Сейчас ходит
ui-undo = Взять ход назад
ui-undo-asks = { $seat } просит взять последний ход назад. Позволите?
ui-undo-no = Отказать
ui-undo-own = Вы попросили вернуть свой ход. Решают остальные.
ui-undo-refused = { $seat } не позволяет вернуть ход. Ход остаётся.
ui-undo-waits = { $seat } просит взять ход назад; решают остальные.
ui-undo-yes = Позволить
ui-unreachable = До чертога сейчас не дозваться.
ui-waiting-facts = Что за партия
ui-waiting-free = Ждём игроков. Пошлите другу приглашение.
ui-waiting-host = Все в сборе. Начинает тот, кто открыл стол.
ui-waiting-kept = Ждём остальных: им предложено сыграть ещё раз.
ui-waiting-others = Ждут игроков; партия ещё не началась.
ui-waiting-you = Все в сборе. Можно начинать.
ui-watch-copy = Скопировать адрес стола
ui-watching = Вы смотрите.
ui-way-col = столбец
ui-way-e = вправо
ui-way-n = вверх
ui-way-none = никуда
ui-way-row = ряд
ui-way-s = вниз
ui-way-w = влево
ui-you = вы
ui-your-name = Ваше имя
ui-your-choice = Ваш выбор
ui-your-turn = Ваш ход
event-undo = { $seat } берёт ход назад
event-resign = { $seat } признаёт поражение
