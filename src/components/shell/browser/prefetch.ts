import speculation from './speculation.json' with { type: 'json' }

/** Never fetched ahead: what is personal, costs something, or ends a session. */
const NEVER = /\/(basket|checkout|account|signin|signout|success|wishlist)\//
const AT_MOST = 4

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Fetches likely next pages: by speculation rules where the browser has them, else on hover. Not on slow or data-saving
 * connections. Spec §9.
 */
export function prefetchNextPages(): void {
  const connection: Connection = 'connection' in navigator ? Object(navigator.connection) : {}
  if (connection.saveData || /2g|3g/.test(connection.effectiveType ?? '')) return
  if (HTMLScriptElement.supports?.('speculationrules')) speculate()
  else document.addEventListener('pointerover', hover, { passive: true })
}

function speculate(): void {
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  // Word for word what astro.config.mjs allows by its hash.
  rules.textContent = JSON.stringify(speculation)
  document.head.append(rules)
}

const seen = new Set<string>()
let running = 0

function hover({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || NEVER.test(link.pathname)) return
  if (running >= AT_MOST || seen.has(link.href) || link.pathname === location.pathname) return
  seen.add(link.href)
  running += 1
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = link.href
  const done = () => (running -= 1)
  hint.addEventListener('load', done)
  hint.addEventListener('error', done)
  document.head.append(hint)
}
