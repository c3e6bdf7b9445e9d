import { onFirstActivity } from '#components/ui/browser/first-activity.ts'

/**
 * The flyouts of the header come once a visitor is active, so that no page carries them. A press on one that could not be fetched, or
 * whose label has changed since, leads to the page of its label, as without JavaScript.
 */
export function initFlyouts(): void {
  const menu = document.getElementById('menu')
  const home = document.querySelector<HTMLAnchorElement>('header a.home')
  if (!menu || !home) return
  let filled: Promise<void> | undefined
  const fillOnce = () => (filled ??= fill(`${home.pathname}?fragment=menu`))
  onFirstActivity(fillOnce)
  menu.addEventListener('click', async ({ target }) => {
    const opener = target instanceof Element && target.closest('.open')
    const flyout = opener && opener.nextElementSibling
    if (!flyout || flyout.firstChild) return
    await fillOnce()
    if (!flyout.firstChild) location.assign(rootOf(flyout)?.href ?? home.href)
  })
}

async function fill(address: string): Promise<void> {
  const response = await fetch(address).catch(() => null)
  if (!response?.ok) return
  const fetched = document.createElement('template')
  fetched.innerHTML = await response.text()
  for (const flyout of fetched.content.querySelectorAll<HTMLElement>('.flyout')) {
    const place = document.getElementById(flyout.id)
    // The menu may have changed since this page was made.
    if (place && !place.firstChild && rootOf(place)?.getAttribute('href') === flyout.dataset['root'])
      place.replaceChildren(...flyout.childNodes)
  }
}

const rootOf = (flyout: Element) => flyout.parentElement?.querySelector<HTMLAnchorElement>('a.root')
