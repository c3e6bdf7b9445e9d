/**
 * Acts once the next frame is on the screen, so that a slow phone answers a press first; at once when the page is left before that. A page
 * in the background has no frames, and nobody presses anything there.
 */
export function afterPaint(act: () => void): void {
  const waiting = new AbortController()
  const once = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    act()
  }
  addEventListener('pagehide', once, { signal: waiting.signal })
  requestAnimationFrame(() => setTimeout(once))
}
