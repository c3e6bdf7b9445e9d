/**
 * Acts if the server answers; where it cannot be reached, the page stays, says so, and offers to try again
 * (`components/alerts/offline-script.ts`).
 */
export const ifReachable = (act: () => void): Promise<void> =>
  fetch('/api/live').then(
    act,
    () =>
      void dispatchEvent(new CustomEvent<() => void>('unreachable', { detail: () => void ifReachable(act) })),
  )
