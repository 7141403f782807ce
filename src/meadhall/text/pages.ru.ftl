## Страницы вне стола

ui-about-code = Код
ui-about-code-note = Медовый чертог — свободная программа под лицензией MIT. Построен на Svelte и Fluent, а по ту сторону провода — на Litestar, msgspec и SQLAlchemy.
ui-about-emblems = Эмблемы
ui-about-emblems-note = Все эмблемы взяты с
ui-about-games = Игры
ui-about-games-note = Игры и их названия принадлежат издателям. Чертог несёт правила как поведение, а все тексты написаны своими словами; здесь нет ни рисунка, ни фразы из коробок и книг правил.
ui-about-hall = Чертог для игр Севера: с друзьями, против машины или наедине с записью давней партии.
ui-about-type = Шрифты
ui-about-type-note = Alegreya SC и Alegreya Sans, Хуан Пабло дель Пераль, Huerta Tipográfica, лицензия SIL Open Font License.
ui-account-heading = Сохранить место
ui-account-is = Вы здесь как { $name }.
ui-account-made = Учётная запись создана, столы остались с вами.
ui-account-make = Создать запись
ui-account-name = Имя учётной записи
ui-account-note = Играть можно и гостем. Учётная запись хранит ваши столы на всех устройствах.
ui-account-password = Пароль
ui-another-game = Другая игра
ui-book = Книга чертога
ui-company-last = соперники как в прошлый раз: { $names }
ui-company-new = для начала — против несложной машины
ui-continue = Продолжить
ui-device-end = Выйти
ui-device-here = это устройство
ui-device-seen = последний раз { $day }
ui-device-unknown = Программа или браузер
ui-devices = Где вы вошли
ui-devices-end = Выйти на всех других
ui-hero-note = { $count ->
    [0] Игры Севера: с друзьями или против машины. Стол готов в один щелчок.
    [1] Игра Севера: с друзьями или против машины. Стол готов в один щелчок.
    [one] { $count } игра Севера: с друзьями или против машины. Стол готов в один щелчок.
    [few] { $count } игры Севера: с друзьями или против машины. Стол готов в один щелчок.
   *[many] { $count } игр Севера: с друзьями или против машины. Стол готов в один щелчок.
}
ui-hot-note = Несколько человек за одним экраном: между ходами опускается завеса.
ui-learn = Как играть
ui-listed = Показать стол в зале
ui-listed-note = Свободное место может занять любой
ui-log-in = Войти
ui-log-out = Выйти
ui-logged-in = С возвращением.
ui-logged-out = Вы снова гость.
ui-mine-none = Вы пока не сидите ни за одним столом.
ui-move-number = ход { $number }
ui-name-keep = Запомнить имя
ui-name-kept = Имя запомнено.
ui-open-count = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
ui-open-invite = Открыть стол
ui-open-none = Ни один стол не ждёт игроков. Откройте свой и пошлите адрес другу.
ui-own-delete = Удалить всё
ui-own-delete-no = Оставить
ui-own-delete-note = Ваши столы, слова и записи будут удалены, вернуть их нельзя. Где сидели и другие, останется безымянное место, и за него доиграет бот.
ui-own-delete-yes = Удалить навсегда
ui-own-deleted = Всё ваше удалено.
ui-own-heading = Что здесь ваше
ui-own-kept = Чертог хранит ваше имя, столы и ходы, сказанное за столами и принесённые записи. Столы, за которые никто не садится, уходят через 7 дней, партии без ходов — через 90, доигранные партии гостей — через 90, а одних ботов — через 7; записи уходят через 30 дней после того, как на них смотрели, с учётной записью — через год; гостя, который нигде не сидит, забывают через 30 дней. С учётной записью доигранные партии остаются: последние 500 из тех, что собрали вы.
ui-own-take = Забрать всё с собой
ui-password-change = Сменить пароль
ui-password-change-note = На всех других устройствах придётся войти заново.
ui-password-changed = Пароль сменён.
ui-password-new = Новый пароль
ui-password-note = В новом пароле не меньше { $least } знаков; легко запомнить несколько слов, которые не вяжутся друг с другом.
ui-password-old = Ваш пароль
ui-rank = Ранг { $rank } из 5
ui-record-none = Ещё не встречались
ui-record-won = Ваших побед: { $wins } из { $plays }
ui-results = Недавние итоги
ui-review-better = лучше
ui-review-better-was = Лучше:
ui-review-blunder = зевок
ui-review-chance = { $name }: { $chance } % на победу
ui-review-chances = Шансы на победу
ui-review-curve = Шансы каждого на победу по ходам
ui-review-doubtful = сомнительно
ui-review-fell = { $name }: с { $before } % до { $after } %
ui-review-good = хорошо
ui-review-key-better = лучший ход
ui-review-key-leave = выйти
ui-review-key-move = ход
ui-review-key-open = открытые карты
ui-review-key-turn = перелом
ui-review-mistake = ошибка
ui-review-move-of = Ход { $move } из { $count }
ui-review-moves = Ходы
ui-review-open = С открытыми картами, а не так, как знал каждый
ui-review-played = сыграно
ui-review-progress = Обдумано ходов: { $done } из { $length }
ui-review-show-better = Показать лучший ход
ui-review-show-played = Показать сыгранный ход
ui-review-step-back = ход назад
ui-review-step-forth = ход вперёд
ui-review-step-turn = перелом
ui-review-steps = Шаги по партии
ui-review-thinking = Партию обдумывают
ui-review-turn-of = Перелом { $number } из { $count } · ход { $move }
ui-review-you = вы
ui-row-against = соперники: { $names }
ui-row-alone = больше пока никого
ui-row-asked = вам предлагают сыграть ещё раз
ui-row-hot = за одним экраном: { $names }
ui-row-look = Смотреть
ui-row-open = хозяин стола { $name } · { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
ui-row-over = окончена
ui-row-play = Играть
ui-row-playing = думают
ui-row-result = победа: { $name }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
ui-row-waiting = есть места
ui-row-your-turn = ваш ход
ui-saga-bring = Посмотреть сагу
ui-saga-bring-note = Сага — запись партии текстом. Каждый ход проверяется, прежде чем его показать.
ui-saga-file-choose = Выбрать файл
ui-saga-file-none = файл не выбран
ui-saga-keep = Сохранить
ui-saga-keep-of = Сохранить сагу: { $title }, { $day }
ui-saga-review-of = Разбор: { $title }, { $day }
ui-saga-show = Показать
ui-saga-text = Или её текст
ui-saga-unverified = Ходы верны, но зерно их не подтверждает.
ui-saga-verified = Сага правдива: зерно, ходы и итог сходятся.
ui-sagas-none = Ни одна партия ещё не доиграна.
ui-same-for-all = Всем так же
ui-seat-bot = Машина
ui-seat-choose = Кто сядет на место { $number }
ui-seat-hot = Кто-то за этим экраном
ui-seat-kind = Кто сидит на месте { $number }
ui-seat-me = Вы
ui-seat-open = Свободное место
ui-seat-open-note = для друга
ui-seat-which-bot = Какая машина
ui-seats-count = Число мест
ui-set-up = Накрыть стол
ui-take-seat = Занять место
ui-variants = Варианты правил
ui-who-sits = Кто сядет с вами?
