/** What a press has to wait for. */
const CONTROLS = 'button, [data-go], [data-play]'

/** Fetches what moves a block when somebody first comes to it; a press that came sooner is done again then. */
export function onFirst(selector: string, fetchIt: () => Promise<unknown>): void {
  let fetched: Promise<unknown> | undefined
  let isReady = false
  const wake = (event: Event) => {
    const { target } = event
    if (isReady || !(target instanceof Element) || !target.closest(selector)) return
    // Where it does not come, links and forms do what they do.
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
