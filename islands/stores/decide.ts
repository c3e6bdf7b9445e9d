import { consentCookie, type ConsentGroup } from '#domain/consent/consent.ts'

/** Milliseconds after which a decision is told. Spec §9. */
const TOLD = 100

/**
 * Keeps a decision, and lets the page know. A group that is not named is refused. Who takes back what he agreed to is no longer
 * measured, of which a tag manager that is there is told.
 */
export function decide(granted: readonly ConsentGroup[]): void {
  document.cookie = consentCookie(granted)
  dispatchEvent(new Event('consent'))
  if (granted.length === 0 && !window.dataLayer) return
  setTimeout(() => void import('#islands/tracking/report.ts').then(({ report }) => report(true)), TOLD)
}
