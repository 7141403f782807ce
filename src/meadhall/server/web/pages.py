"""The client's files and the book's, and the headers that every answer carries."""

from __future__ import annotations

import re
from base64 import b64encode
from email.utils import formatdate
from hashlib import blake2b, sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from msgspec import Struct

import meadhall

PACKAGE = Path(meadhall.__file__).resolve().parent
CHECKOUT = PACKAGE.parents[1]
BOOK = "/book"
BOOK_MARK = (b"</head>", b'<meta name="book" content="/book/"></head>')
"""What the index gets where there is a book, so that the client links to it."""
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}

POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Meadhall</title>
<h1>Meadhall / Медовый чертог</h1>
<p>The hall is open, but its pages are not built yet. Build them once:</p>
<pre>cd web
npm install
npm run build</pre>
<p>Then reload this page. Programs can play already: see <a href="/api">the interface</a>.</p>
<p lang="ru">Чертог открыт, но страницы ещё не собраны: выполните команды выше и обновите страницу.</p>
</html>
"""


NO_BOOK = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Meadhall</title>
<h1>Meadhall / Медовый чертог</h1>
<p>The book of this hall is not built: <code>make docs</code> builds it.</p>
<p lang="ru">Книга этого чертога не собрана: её собирает <code>make docs</code>.</p>
</html>
"""


class Page(Struct):
    """One file, ready to send."""

    body: bytes
    kind: str
    etag: str
    modified: float
    immutable: bool
    encoded: dict[str, bytes]
    policy: str


def web_folder(chosen: str) -> Path | None:
    """Where the built client is: as chosen, beside the checkout, or in the package."""
    places = [Path(chosen)] if chosen else [CHECKOUT / "web" / "dist", PACKAGE / "web"]
    return built(places)


def book_folder() -> Path | None:
    """Where the built book is: beside the checkout, or in the package."""
    return built([CHECKOUT / "build" / "book", PACKAGE / "book"])


def built(places: list[Path]) -> Path | None:
    return next((place.resolve() for place in places if (place / "index.html").is_file()), None)


class Pages:
    """Files are read once and again when they change. Paths that are no file get the index: the client routes them."""

    def __init__(self, chosen: str) -> None:
        self.chosen = chosen
        self.known: dict[tuple[Path, bool], Page] = {}

    def find(self, path: str) -> tuple[int, Page]:
        book = book_folder()
        if path == BOOK or path.startswith(f"{BOOK}/"):
            return self.find_in_book(book, path.removeprefix(BOOK))
        folder = web_folder(self.chosen)
        if folder is None:
            return 200, plain(NOT_BUILT)
        wanted = file_in(folder, path)
        if wanted is not None and wanted.suffix not in (".br", ".gz", ".map") and wanted.name != "index.html":
            return 200, self.read(wanted, HASHED.search(wanted.name) is not None)
        missing = "." in path.rsplit("/", 1)[-1] and wanted is None
        return 404 if missing else 200, self.read(folder / "index.html", False, book is not None)

    def find_in_book(self, book: Path | None, path: str) -> tuple[int, Page]:
        if book is None:
            return 404, plain(NO_BOOK)
        wanted = file_in(book, path if path.strip("/") else "/index.html")
        if wanted is not None and wanted.suffix != ".gz":
            return 200, self.read(wanted, False)
        return 404, self.read(book / "404.html", False)

    def read(self, path: Path, hashed: bool, with_book: bool = False) -> Page:
        modified = path.stat().st_mtime
        page = self.known.get((path, with_book))
        if page is None or page.modified != modified:
            page = self.known[path, with_book] = made(path, modified, hashed, with_book)
        return page

    async def serve(self, scope: dict[str, Any], send: Any) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            await answer(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        if scope["path"] == BOOK:
            await answer(send, 308, [(b"location", f"{BOOK}/".encode()), *HEADERS], b"")
            return
        status, page = self.find(scope["path"])
        asked = {key: value for key, value in scope["headers"] if key in (b"accept-encoding", b"if-none-match")}
        cache = b"public, max-age=31536000, immutable" if page.immutable else b"no-cache"
        headers = [
            (b"content-type", page.kind.encode()),
            (b"cache-control", cache),
            (b"vary", b"accept-encoding"),
            (b"content-security-policy", page.policy.encode()),
            *HEADERS,
        ]
        if page.etag:
            headers.append((b"etag", page.etag.encode()))
            headers.append((b"last-modified", formatdate(page.modified, usegmt=True).encode()))
            if status == 200 and asked.get(b"if-none-match", b"").decode("latin-1") == page.etag:
                await answer(send, 304, headers, b"")
                return
        body = page.body
        accepted = [
            word.split(";")[0].strip() for word in asked.get(b"accept-encoding", b"").decode("latin-1").split(",")
        ]
        for name, _ in ENCODINGS:
            if name in accepted and name in page.encoded:
                body = page.encoded[name]
                headers.append((b"content-encoding", name.encode()))
                break
        await answer(send, status, headers, body, bare=scope["method"] == "HEAD")


def file_in(folder: Path, path: str) -> Path | None:
    """The file of this name, if there is one and it lies in the folder."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(folder) and wanted.is_file() else None
    except (OSError, ValueError):
        return None  # no file system has such a name


def plain(text: str) -> Page:
    return Page(text.encode(), "text/html; charset=utf-8", "", 0.0, False, {}, API_POLICY)


def made(path: Path, modified: float, hashed: bool, with_book: bool) -> Page:
    body = path.read_bytes()
    if with_book:
        body = body.replace(*BOOK_MARK, 1)
    encoded: dict[str, bytes] = {}
    for name, ending in ENCODINGS:
        beside = path.with_name(path.name + ending)
        if beside.is_file() and not with_book:
            encoded[name] = beside.read_bytes()
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/json", "application/manifest+json", "image/svg+xml"):
        kind += "; charset=utf-8"
    etag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    scripts = ""
    if path.suffix == ".html":
        hashes = [b64encode(sha256(script).digest()).decode() for script in INLINE_SCRIPT.findall(body)]
        scripts = "".join(f" 'sha256-{value}'" for value in hashes)
    return Page(body, kind, etag, modified, hashed, encoded, POLICY.replace("{scripts}", scripts))


async def answer(send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes, bare: bool = False) -> None:
    length = [(b"content-length", str(len(body)).encode())] if status != 304 else []
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *length]})
    await send({"type": "http.response.body", "body": b"" if bare else body})
