import { currentConnection, isDataSaving } from '#islands/data-saving.ts'

/** Prefetches likely next pages by speculation rules, where the browser has them. Not on slow or data-saving connections. Spec §9. */
export function prefetchNextPages(): void {
  if (!HTMLScriptElement.supports?.('speculationrules') || isDataSaving(currentConnection())) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  // The rules lie in the page as data: as a script they would be weighed in each. Exactly the text whose hash astro.config.mjs allows.
  rules.textContent = document.getElementById('speculation')?.textContent ?? ''
  document.head.append(rules)
}
