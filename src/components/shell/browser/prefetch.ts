import { currentConnection, isDataSaving } from '#islands/data-saving.ts'
import speculation from './speculation.json' with { type: 'json' }

/**
 * Prefetches likely next pages: by speculation rules where the browser has them, else on hover. Not on slow or data-saving connections.
 * Spec §9.
 */
export function prefetchNextPages(): void {
  if (isDataSaving(currentConnection())) return
  if (HTMLScriptElement.supports?.('speculationrules')) speculate()
  // Where the script cannot be loaded, a page is fetched when its link is followed.
  else import('./hover-prefetch.ts').then(({ prefetchOnHover }) => prefetchOnHover()).catch(() => null)
}

function speculate(): void {
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  // Exactly the text whose hash astro.config.mjs allows.
  rules.textContent = JSON.stringify(speculation)
  document.head.append(rules)
}
