const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin']

/** Browsers report a pointer that rests where a page appears: it has not moved. */
const isRest = (sign: Event): boolean =>
  sign instanceof PointerEvent && sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0

/** Runs once, at the first sign of a visitor who is active, also before this script: what they may open next can be fetched now. */
export function onFirstActivity(run: () => void): void {
  const listening = new AbortController()
  const act = () => {
    listening.abort()
    run()
  }
  const judge = (sign: Event) => void (isRest(sign) || act())
  for (const sign of SIGNS)
    addEventListener(sign, judge, { signal: listening.signal, passive: true, capture: true })
  if (navigator.userActivation?.hasBeenActive) act()
}
