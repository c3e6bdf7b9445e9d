import { parseConsent } from '#domain/consent/consent.ts'
import type { MeasuredDistance } from './instrument-message.ts'

type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>

/** As `server/http/security-headers.ts` decides: not where a script of others may run. */
function mayFrame({ documentElement, cookie }: Document): boolean {
  const { framesInstruments } = documentElement.dataset
  return (
    framesInstruments === '' || (framesInstruments !== undefined && parseConsent(cookie).granted.length === 0)
  )
}

/**
 * A press on a link to an instrument opens it over the page, and `onResult` gets what was measured there. Where the page's headers
 * do not allow its frame, and with a key that opens a tab, the link leads to the document as other links do.
 */
export async function pressInstrumentLink(
  press: Press,
  link: HTMLAnchorElement,
  onResult: (measured: MeasuredDistance) => void,
  given?: string,
): Promise<void> {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = press
  const isForTab = button !== 0 || altKey || ctrlKey || metaKey || shiftKey
  if (isForTab || !mayFrame(link.ownerDocument)) return
  press.preventDefault()
  try {
    const { openInstrument } = await import('./open-instrument.ts')
    openInstrument(link, onResult, given)
  } catch {
    // The script could not be loaded.
    location.assign(link.href)
  }
}
