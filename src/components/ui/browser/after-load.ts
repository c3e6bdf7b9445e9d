/** Once the page is visible and idle, the part below the fold is laid out as well. See styles/layout.css. */
export const layOutBelowFold = (): void =>
  whenLoadedAndIdle(() => (document.documentElement.dataset.painted = ''))

/** Runs when the page has loaded completely and the browser is idle. */
export function whenLoadedAndIdle(run: () => void): void {
  const whenIdle = () => void ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
