const requests: Record<string, Promise<string>> = {}

const request = (url: string) =>
  (requests[url] ??= fetch(url, { redirect: 'manual' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => ''))

// The page is everybody's. Its parts that differ by visitor are requested where a cookie tells that there may be one: others need no request. Who is not signed in any more is redirected, which is not followed.
for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
  if (document.cookie.match(part.dataset['partFor'] ?? ''))
    void request(part.dataset['part'] ?? '').then((html) => html.trim() && (part.innerHTML = html))
