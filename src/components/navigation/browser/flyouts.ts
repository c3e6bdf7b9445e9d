import { onFirstActivity } from '#islands/first-activity.ts'

/**
 * The flyouts of the header come once a visitor is active, so that no page carries them. A press on one that could not be fetched, or
 * whose label has changed since, leads to the page of its label, as without JavaScript.
 */
export function initFlyouts(): void {
  const menu = document.getElementById('menu')
  const home = document.querySelector<HTMLAnchorElement>('header a.home')
  if (!menu || !home) return
  let filled: Promise<unknown> | undefined
  const fillOnce = () => (filled ??= fill(`${home.pathname}?fragment=menu`))
  onFirstActivity(fillOnce)
  menu.addEventListener('click', async ({ target }) => {
    const opener = target instanceof Element && target.closest('.open')
    const flyout = opener && opener.nextElementSibling
    if (!flyout || flyout.firstChild) return
    await fillOnce()
    if (!flyout.firstChild)
      location.assign(flyout.parentElement?.querySelector<HTMLAnchorElement>('a.root')?.href ?? home.href)
  })
}

/** Both are requested at once. Where one cannot be fetched, the flyouts stay empty. */
const fill = (address: string): Promise<unknown> =>
  Promise.all([fetch(address), import('./fill-flyouts.ts')])
    .then(async ([response, { fillFlyouts }]) => response.ok && fillFlyouts(await response.text()))
    .catch(() => null)
