import { currentConnection, isDataSaving } from '#islands/data-saving.ts'

/**
 * Prefetches likely next pages: by speculation rules where the browser has them, else on hover. Not on slow or data-saving connections.
 * Spec §9.
 */
export function prefetchNextPages(): void {
  if (isDataSaving(currentConnection())) return
  if (HTMLScriptElement.supports?.('speculationrules')) speculate()
  // Where the script cannot be loaded, a page is fetched when its link is followed.
  else import('./hover-prefetch.ts').then((script) => script.prefetchOnHover()).catch(() => null)
}

/** The rules lie in the page as data: as a script they would be weighed in each. */
function speculate(): void {
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  // Exactly the text whose hash astro.config.mjs allows.
  rules.textContent = document.getElementById('speculation')?.textContent ?? ''
  document.head.append(rules)
}
