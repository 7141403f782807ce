"""The book: built without a warning, loading nothing from elsewhere, and served by the hall."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import meadhall
from meadhall.games import TITLES
from meadhall.server.web import pages
from tests.server.guests import open_hall, story

ROOT = Path(__file__).resolve().parents[2]
LOADS = {
    "script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src", "audio": "src",
    "object": "data", "embed": "src", "input": "src",
}  # fmt: skip
"""What a browser fetches by itself."""
KINDS = {
    "book.css": "text/css",
    "search/worker.js": "text/javascript",
    "search/search_index.json": "application/json",
    "rulings/wolves.html": "text/html",
}
SPEAKS_OF_ADDRESSES = {"search/lunr.js", "search/worker.js"}
"""Scripts in which addresses stand, in comments."""


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("book")
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


class Loading(HTMLParser):
    """Everything a page makes the browser fetch, and its inline scripts and styles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.inline: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if address := given.get(LOADS.get(tag, "")):
            self.fetched.append(address)
        self.fetched += [part.split()[0] for part in (given.get("srcset") or "").split(",") if part.strip()]
        self.inline += [name for name in given if name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.inline.append(tag)


def test_nothing_is_loaded_from_elsewhere(book: Path) -> None:
    found = sorted(book.rglob("*.html"))
    assert len(found) > 15
    for page in found:
        loading = Loading(page.read_text(encoding="utf-8"))
        assert loading.inline == [], page
        assert loading.fetched, page
        for address in loading.fetched:
            parts = urlsplit(address)
            assert not parts.scheme and not parts.netloc, f"{page.name} loads {address}"
            file = book / parts.path.removeprefix("/book/") if parts.path.startswith("/") else page.parent / parts.path
            assert file.is_file(), f"{page.name} loads {address}, which is not there"
    for sheet in book.rglob("*.css"):
        assert not re.search(r"@import|url\((?!['\"]?data:)", sheet.read_text(encoding="utf-8")), sheet
    scripts = {path.relative_to(book).as_posix(): path.read_text(encoding="utf-8") for path in book.rglob("*.js")}
    assert {name for name, text in scripts.items() if "://" in text} <= SPEAKS_OF_ADDRESSES


def test_every_title_and_every_public_name_is_in_it(book: Path) -> None:
    for title in TITLES:
        assert "<table>" in (book / "rulings" / f"{title}.html").read_text(encoding="utf-8")
    reference = (book / "reference.html").read_text(encoding="utf-8")
    lacking = [name for name in meadhall.__all__ if not re.search(rf'id="meadhall\.[\w.]*\.{name}"', reference)]
    assert lacking == []


@story
async def test_the_hall_serves_it_and_says_so(tmp_path: Path, book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><html><head><title>Hall</title></head><body></body></html>")
    monkeypatch.setattr(pages, "book_folder", lambda: book)
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest()
        assert '<meta name="book" content="/book/">' in (await anna.http.get("/")).text
        assert '<meta name="book" content="/book/">' in (await anna.http.get("/index.html")).text
        bare = await anna.http.get("/book")
        assert (bare.status_code, bare.headers["location"]) == (308, "/book/")
        first = await anna.http.get("/book/")
        assert first.status_code == 200 and first.content == (book / "index.html").read_bytes()
        policy = first.headers["content-security-policy"]
        assert "script-src 'self';" in policy and "style-src 'self';" in policy
        again = await anna.http.get("/book/", headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304
        for path, kind in KINDS.items():
            answer = await anna.http.get(f"/book/{path}")
            assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind), path
        for path in ("nothing.html", "../web/index.html", "..%2f..%2fhall.sqlite3", "sitemap.xml.gz"):
            answer = await anna.http.get(f"/book/{path}")
            assert answer.status_code in (200, 404) and b"SQLite" not in answer.content
            if path == "nothing.html":
                assert answer.status_code == 404 and "no such page" in answer.text


@story
async def test_without_a_book_the_hall_is_silent_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><html><head><title>Hall</title></head><body></body></html>")
    monkeypatch.setattr(pages, "book_folder", lambda: None)
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest()
        assert "/book/" not in (await anna.http.get("/")).text
        answer = await anna.http.get("/book/index.html")
        assert answer.status_code == 404 and "make docs" in answer.text
