// What mkdocs' search wants to know, and a way back where a hall serves the book.
var base_url = document.documentElement.dataset.base;
addEventListener('DOMContentLoaded', () => {
  document.getElementById('hall').hidden = !location.pathname.startsWith('/book/');
  const results = document.getElementById('mkdocs-search-results');
  const query = document.getElementById('mkdocs-search-query');
  addEventListener('keydown', (event) => {
    if (event.key === '/' && !event.target.closest('input')) {
      event.preventDefault();
      query.focus();
    } else if (event.key === 'Escape') {
      results.replaceChildren();
    }
  });
});
