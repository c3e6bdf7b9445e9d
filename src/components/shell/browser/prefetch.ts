import speculation from './speculation.json' with { type: 'json' }

/** Never prefetched: personal pages, addresses with side effects, and the end of a session. */
const NEVER = /\/(basket|checkout|account|signin|signout|success|wishlist)\//
const AT_MOST = 4

type Connection = { saveData?: boolean; effectiveType?: string }
type Place = { origin: string; pathname: string }

export const isDataSaving = ({ saveData, effectiveType = '' }: Connection): boolean =>
  saveData === true || /2g|3g/.test(effectiveType)

/** Selects the links of a page to prefetch: each once, four at a time, and none that leads to another site or has side effects. */
export function createPrefetchQueue() {
  const seen = new Set<string>()
  let running = 0
  return {
    picks(link: Place & { href: string }, here: Place): boolean {
      if (link.origin !== here.origin || link.pathname === here.pathname || NEVER.test(link.pathname))
        return false
      if (running >= AT_MOST || seen.has(link.href)) return false
      seen.add(link.href)
      running += 1
      return true
    },
    /** A selected link has loaded, or has failed. */
    done() {
      running -= 1
    },
  }
}

/**
 * Prefetches likely next pages: by speculation rules where the browser has them, else on hover. Not on slow or data-saving connections.
 * Spec §9.
 */
export function prefetchNextPages(): void {
  const connection: Connection = 'connection' in navigator ? Object(navigator.connection) : {}
  if (isDataSaving(connection)) return
  if (HTMLScriptElement.supports?.('speculationrules')) speculate()
  else document.addEventListener('pointerover', hover, { passive: true })
}

function speculate(): void {
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  // Exactly the text whose hash astro.config.mjs allows.
  rules.textContent = JSON.stringify(speculation)
  document.head.append(rules)
}

const picker = createPrefetchQueue()

function hover({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !picker.picks(link, location)) return
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = link.href
  hint.addEventListener('load', picker.done)
  hint.addEventListener('error', picker.done)
  document.head.append(hint)
}
