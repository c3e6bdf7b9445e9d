import { whenPainted } from '#components/shell/browser/paint.ts'
import { isDecided } from '#domain/consent/glance.ts'

/**
 * Asks once the page stands, so that the question is never what one waits for. Who thinks better of his answer has a page for it, to
 * which the footer leads. On terminals in branches nobody is asked and nothing is measured. Spec §2, §6.
 */
export function keepConsent(): void {
  if (!isDecided(document.cookie) && !location.search.includes('storeMode=true'))
    whenPainted(() => void ask())
}

/** Puts the question at the foot of the window, and for whoever walks by keyboard after the skip link. */
async function ask(): Promise<void> {
  const answer = await fetch(`${document.querySelector('footer a.home')}?fragment=consent`)
  if (answer.ok) document.querySelector('.skip')?.insertAdjacentHTML('afterend', await answer.text())
  const bar = document.getElementById('consent-bar')
  bar?.addEventListener('submit', (event) => {
    event.preventDefault()
    void import('./answer.ts').then(({ keep }) => keep(event))
  })
  // Answered here, by the settings on the page, or on another page before this one is come back to.
  for (const name of ['consent', 'pageshow'])
    addEventListener(name, () => isDecided(document.cookie) && bar?.remove())
}
