import { whenPainted } from '#components/shell/browser/paint.ts'
import { $consent, reread } from '#islands/stores/consent.ts'

const LINK = 'footer a[href$="#consent"]'

const fetched = () => import('./bar.ts')

/**
 * Asks once the page stands, so that the question is never what one waits for. The footer asks again at any time, but on a page that
 * has the settings itself. On terminals in branches nobody is asked and nothing is measured. Spec §2, §6.
 */
export function keepConsent(): void {
  if (new URLSearchParams(location.search).get('storeMode') === 'true') return
  addEventListener('pageshow', ({ persisted }) => void (persisted && reread()))
  if (!$consent.get().isDecided) whenPainted(() => void fetched().then(({ ask }) => ask()))
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null
    if (!link || document.getElementById('consent')) return
    event.preventDefault()
    fetched()
      .then(({ ask }) => ask(link))
      .catch(() => location.assign(link.href))
  })
}
