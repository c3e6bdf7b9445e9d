/**
 * Acts if the server answers; where it cannot be reached, the page stays, says so, and offers to try again
 * (`components/alerts/offline-script.ts`).
 */
export const ifReachable = (act: () => unknown): Promise<unknown> =>
  fetch('/api/live').then(act, () =>
    dispatchEvent(new CustomEvent<() => void>('unreachable', { detail: () => void ifReachable(act) })),
  )

/** Acts, and once more where that failed and the server answers: mostly a script that could not be loaded. */
export const actTwice = (act: () => Promise<unknown>): Promise<unknown> =>
  act().catch(() => ifReachable(() => act().catch(() => null)))
