/** Puts each flyout of the fetched menu where the page has room for it. */
export function fillFlyouts(html: string): void {
  const fetched = document.createElement('template')
  fetched.innerHTML = html
  for (const flyout of fetched.content.querySelectorAll<HTMLElement>('.flyout')) {
    const place = document.getElementById(flyout.id)
    const root = place?.parentElement?.querySelector('a.root')
    // The menu may have changed since this page was made.
    if (place && !place.firstChild && root?.getAttribute('href') === flyout.dataset['root'])
      place.replaceChildren(...flyout.childNodes)
  }
}
