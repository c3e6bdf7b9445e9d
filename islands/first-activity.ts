const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin']

/** Runs once, at the first sign of a visitor who is active, also before this script: what they may open next can be fetched now. */
export function onFirstActivity(run: () => void): void {
  const listening = new AbortController()
  const act = () => {
    listening.abort()
    run()
  }
  for (const sign of SIGNS)
    addEventListener(sign, act, { signal: listening.signal, passive: true, capture: true })
  if (navigator.userActivation?.hasBeenActive) act()
}
