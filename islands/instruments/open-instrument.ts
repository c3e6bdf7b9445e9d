import { type MeasuredDistance, readInstrumentMessage } from './instrument-message.ts'

/** On the elements, as a style sheet would have to be part of every page that can open an instrument. */
const DIALOG_STYLE =
  'width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0; overflow: hidden; background: var(--paper)'
const FRAME_STYLE = 'display: block; width: 100%; height: 100%; border: 0'

/**
 * Shows the document that a link leads to over the page, named by the link's text. It closes on Escape and on each message of the document;
 * `onResult` gets what was measured. Then the focus returns to the link. The instrument can read `given` (`readGiven`).
 */
export function openInstrument(
  link: HTMLAnchorElement,
  onResult: (measured: MeasuredDistance) => void,
  given?: string,
): void {
  if (document.querySelector('dialog[data-instrument-frame]')) return
  const dialog = document.createElement('dialog')
  dialog.dataset['instrumentFrame'] = ''
  dialog.ariaLabel = link.textContent.trim()
  dialog.style.cssText = DIALOG_STYLE
  const frame = document.createElement('iframe')
  frame.title = dialog.ariaLabel
  frame.allow = 'camera'
  frame.style.cssText = FRAME_STYLE
  // Read by a document of this origin alone, and gone with the frame.
  if (given !== undefined) frame.dataset['given'] = given
  frame.src = link.href
  const listening = new AbortController()
  const { signal } = listening

  frame.addEventListener(
    'load',
    () => {
      // A page of errors has nothing that closes it.
      if (!frame.contentDocument?.querySelector('[data-close]')) return location.assign(link.href)
      frame.contentWindow?.focus()
      frame.contentDocument.getElementById('main')?.focus()
    },
    { signal },
  )
  addEventListener(
    'message',
    (event) => {
      const message = readInstrumentMessage(event, frame.contentWindow)
      if (!message) return
      dialog.close()
      if (message.kind === 'result') onResult(message)
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      // The camera ends with its document.
      listening.abort()
      dialog.remove()
      link.focus({ preventScroll: true })
    },
    { once: true },
  )

  dialog.append(frame)
  document.body.append(dialog)
  dialog.showModal()
}
