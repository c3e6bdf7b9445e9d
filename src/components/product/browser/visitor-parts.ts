const line = document.querySelector<HTMLElement>('[data-branch-stock]')

// Who has chosen no branch needs no request.
if (line && document.cookie.includes('veduta-branch='))
  fetch(line.dataset['branchStock'] ?? '')
    .then((response) => (response.ok ? response.text() : ''))
    .then((html) => html.trim() && (line.innerHTML = html))
    .catch(() => {})
