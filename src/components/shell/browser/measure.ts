import { isAnythingGranted } from '#domain/consent/glance.ts'

/** Milliseconds after which a page counts as looked at. Spec §9. */
const LOOKED_AT = 1000

/** Measures where a reader has agreed. Before that not even the script that would is fetched. */
export function measure(): void {
  setTimeout(() => {
    if (isAnythingGranted(document.cookie))
      void import('#islands/tracking/report.ts').then(({ report }) => report(false))
  }, LOOKED_AT)
}
