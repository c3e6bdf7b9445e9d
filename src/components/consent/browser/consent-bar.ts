import { whenLoadedAndIdle } from '#components/ui/browser/after-load.ts'
import { hasConsentCookie } from '#domain/consent/consent-cookie.ts'

/**
 * Shows the consent bar once the page is visible, so that no page waits for it. Visitors can change their decision on a page that the
 * footer links to. Terminals in branches show no bar and measure nothing. Spec §2, §6.
 */
export function initConsentBar(): void {
  if (!hasConsentCookie(document.cookie) && document.documentElement.dataset['storeMode'] === undefined)
    whenLoadedAndIdle(() => void ask())
}

/** Puts the bar at the bottom of the window, and in the tab order after the skip link. */
async function ask(): Promise<void> {
  const home = document.querySelector<HTMLAnchorElement>('header a.home')
  // Offline, or where the server is busy, the next page asks.
  const answer = home && (await fetch(`${home.pathname}?fragment=consent`).catch(() => null))
  if (answer?.ok) document.querySelector('.skip')?.insertAdjacentHTML('afterend', await answer.text())
  const bar = document.getElementById('consent-bar')
  bar?.addEventListener('submit', (event) => {
    event.preventDefault()
    void import('./save-answer.ts').then(({ saveConsentAnswer }) => saveConsentAnswer(event))
  })
  // The decision was made here, by the settings on the page, or on another page before this one was restored.
  for (const name of ['consent', 'pageshow'])
    addEventListener(name, () => hasConsentCookie(document.cookie) && bar?.remove())
}
