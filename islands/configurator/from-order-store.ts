import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'

/** Spec §3 "Prescription-from-order state". */
const KEY = 'veduta-rx-from-order'

/** `isSignedIn`: what a customer has looked up does not stay for who uses the browser after them. */
type Stored = { isSignedIn: boolean; state: PrescriptionFromOrder }

/** The values of the order that was looked up last in this tab. Without storage, or with a full one, there are none. */
export function storedFromOrder(isSignedIn: boolean): PrescriptionFromOrder | null {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (stored?.isSignedIn === isSignedIn) return stored.state
    sessionStorage.removeItem(KEY)
  } catch {
    // Denied, or not what this shop writes.
  }
  return null
}

export function storeFromOrder(isSignedIn: boolean, state: PrescriptionFromOrder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ isSignedIn, state } satisfies Stored))
  } catch {
    // Denied or full: the order is looked up again.
  }
}
