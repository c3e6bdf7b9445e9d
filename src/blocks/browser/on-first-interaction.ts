import { onUse } from '#islands/on-use.ts'

/** Events that have to wait for the script. */
const CONTROLS = 'button, [data-go], [data-play]'

/** Loads the script of a block when a visitor first interacts with it; an earlier press is replayed then. */
export function onFirstInteraction(selector: string, fetchIt: () => Promise<unknown>): void {
  let fetched: Promise<unknown> | undefined
  let isReady = false
  // Where the script cannot be loaded, links and forms work as usual.
  const fetchOnce = () =>
    (fetched ??= fetchIt()
      .catch(() => {})
      .then(() => (isReady = true)))
  for (const block of document.querySelectorAll(selector)) onUse(block, fetchOnce)
  const replay = (event: Event) => {
    const { target } = event
    if (isReady || !(target instanceof Element) || !target.closest(selector)) return
    const loading = fetchOnce()
    const control = target.closest<HTMLElement>(CONTROLS)
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    void loading.then(() => control.click())
  }
  document.addEventListener('click', replay, { capture: true })
}
