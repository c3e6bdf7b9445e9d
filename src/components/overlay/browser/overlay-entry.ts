/** The entry of the history that an open overlay has, over that of its page. */
const isOverlayEntry = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'overlay' in state
}

let listening: AbortController | null = null

/**
 * Gives the open overlay an entry in the history: Back closes it and leaves the page as it is, and closing it otherwise takes the entry away.
 * Address and state of the page stay, so that a step of a form is not left.
 */
export function addOverlayEntry(overlay: HTMLDialogElement): void {
  if (listening || !overlay.open) return
  if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '')
  const own = new AbortController()
  listening = own
  const { signal } = own
  signal.addEventListener('abort', () => (listening = null))
  addEventListener(
    'popstate',
    () => {
      if (isOverlayEntry()) return
      own.abort()
      overlay.close()
    },
    { signal },
  )
  overlay.addEventListener(
    'close',
    () => {
      // A link inside the overlay has opened it again by now.
      if (overlay.open) return
      if (isOverlayEntry()) history.back()
      else own.abort()
    },
    { signal },
  )
}
