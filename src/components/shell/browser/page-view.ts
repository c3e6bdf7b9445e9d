import { hasAnyConsent } from '#domain/consent/consent-cookie.ts'

/** Milliseconds after which a page counts as viewed. Spec §9. */
const LOOKED_AT = 1000

/** Measures only with the reader's consent. Before that not even the measuring script is loaded. */
export function trackPageView(): void {
  // A decision made on this page is reported by itself: the policy of this page does not know the tag manager.
  if (!hasAnyConsent(document.cookie)) return
  setTimeout(() => {
    if (hasAnyConsent(document.cookie) && document.documentElement.dataset['storeMode'] === undefined)
      void import('#islands/tracking/report.ts').then((script) => script.report(false))
  }, LOOKED_AT)
}
