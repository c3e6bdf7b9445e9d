import { $consent } from '#islands/stores/consent.ts'

/** Milliseconds after which a decision is told, and after which a page counts as looked at. Spec §9. */
const TOLD = 100
const LOOKED_AT = 1000

const fetched = () => import('./report.ts')
const isAgreed = () => $consent.get().granted.length > 0

/**
 * Measures where a reader has agreed. Before that not even the script that would is fetched. A page that comes back from the browser's
 * memory is looked at anew. All failures are borne.
 */
export function measure(): void {
  const look = () => void (isAgreed() && fetched().then(({ tellPage }) => tellPage(), ignore))
  const lookLater = () => setTimeout(look, LOOKED_AT)
  let wasAgreed = isAgreed()
  lookLater()
  addEventListener('pageshow', ({ persisted }) => void (persisted && lookLater()))
  $consent.listen(() => {
    if (!isAgreed() && !wasAgreed) return
    const isFirst = !wasAgreed
    wasAgreed = isAgreed()
    setTimeout(() => {
      fetched().then(({ tellConsent }) => tellConsent(), ignore)
      if (isFirst) look()
    }, TOLD)
  })
}

/** Who cannot be measured shops as well. */
const ignore = (): void => {}
