/** Events that have to wait for the script. */
const CONTROLS = 'button, [data-go], [data-play]'

/** Loads the script of a block when a visitor first interacts with it; an earlier press is replayed then. */
export function onFirstInteraction(selector: string, fetchIt: () => Promise<unknown>): void {
  let fetched: Promise<unknown> | undefined
  let isReady = false
  const wake = (event: Event) => {
    const { target } = event
    if (isReady || !(target instanceof Element) || !target.closest(selector)) return
    // Where the script cannot be loaded, links and forms work as usual.
    fetched ??= fetchIt()
      .catch(() => {})
      .then(() => (isReady = true))
    const control = event.type === 'click' && target.closest<HTMLElement>(CONTROLS)
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    void fetched.then(() => control.click())
  }
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click'])
    document.addEventListener(type, wake, { capture: true, passive: type === 'touchstart' })
}
