import { consentCookie, type ConsentGroup } from '#domain/consent/consent.ts'

/** Milliseconds after which a decision is reported. Spec §9. */
const REPORT_DELAY_MS = 100

/**
 * Stores a decision and notifies the page. A group that is not named is refused. Visitors who withdraw their consent are no longer
 * measured; a tag manager that was loaded is notified of that.
 */
export function saveConsent(granted: readonly ConsentGroup[]): void {
  document.cookie = consentCookie(granted)
  dispatchEvent(new Event('consent'))
  if (granted.length === 0 && !window.dataLayer) return
  setTimeout(
    () => void import('#islands/tracking/report.ts').then(({ report }) => report(true)),
    REPORT_DELAY_MS,
  )
}
