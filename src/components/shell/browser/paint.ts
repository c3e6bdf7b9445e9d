/** Once the page stands, what lies below it is laid out as well, while nobody waits. See styles/layout.css. */
export const layOutTheRest = (): void => whenPainted(() => (document.documentElement.dataset.painted = ''))

/** Runs when all that belongs to the page has come and nobody waits. */
export function whenPainted(run: () => void): void {
  const whenIdle = () => void ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
