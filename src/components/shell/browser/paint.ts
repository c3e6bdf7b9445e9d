/** Once the page stands, what lies below it is laid out as well, while nobody waits. See styles/layout.css. */
export function layOutTheRest(): void {
  const layOut = () => void (document.documentElement.dataset.painted = '')
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(layOut) : setTimeout(layOut))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
