/** Runs when the browser is idle; a page that never is waits two seconds. */
export const whenIdle = (run: () => void): void =>
  void (globalThis.requestIdleCallback?.(run, { timeout: 2000 }) ?? setTimeout(run))

/** Once the page is visible and idle, the part below the fold is laid out as well. See styles/layout.css. */
export function layOutBelowFold(): void {
  const layOut = () => whenIdle(() => (document.documentElement.dataset.painted = ''))
  if (document.readyState === 'complete') layOut()
  else addEventListener('load', layOut)
}
