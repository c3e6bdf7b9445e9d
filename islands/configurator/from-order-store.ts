import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'

/** Spec §3 "Prescription-from-order state", under the name of whose it is. */
const KEY = 'veduta-rx-from-order'
type Stored = Record<string, PrescriptionFromOrder>

/** The values of the order that `owner` looked up last in this tab. Without storage, or with a full one, there are none. */
export function storedFromOrder(owner: string): PrescriptionFromOrder | null {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (stored?.[owner]) return stored[owner]
    // What somebody has looked up does not stay for who uses the browser after them.
    sessionStorage.removeItem(KEY)
  } catch {
    // Denied, or not what this shop writes.
  }
  return null
}

/** What the specification does not name, as the days of the values, lies with the visitor on the server. */
export function storeFromOrder(
  owner: string,
  {
    pupilDistance: _distance,
    orderedOn: _ordered,
    measuredOn: _measured,
    proof: _proof,
    ...state
  }: PrescriptionFromOrder,
): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ [owner]: state } satisfies Stored))
  } catch {
    // Denied or full: the order is looked up again.
  }
}
