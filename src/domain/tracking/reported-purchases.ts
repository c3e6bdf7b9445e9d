/** Milliseconds within which a purchase is not reported again. Spec §9. */
const REPEAT_AFTER_MS = 60 * 60_000

/** When each order was reported, in milliseconds since the epoch, only the last ones. */
export type ReportedPurchases = readonly { orderId: string; at: number }[]

/** The orders that were reported within the hour. Invalid stored data are left out. */
export function recentlyReported(stored: string | null, now: number): ReportedPurchases {
  return parsed(stored).filter(({ at }) => now - at < REPEAT_AFTER_MS && at <= now)
}

/** The new value to store after an order is reported; null where it was already reported within the hour. */
export function recordReportedPurchase(stored: string | null, orderId: string, now: number): string | null {
  const reported = recentlyReported(stored, now)
  if (reported.some((each) => each.orderId === orderId)) return null
  return JSON.stringify([...reported, { orderId, at: now }])
}

function parsed(stored: string | null): ReportedPurchases {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isReportedPurchase) : []
  } catch {
    return []
  }
}

const isReportedPurchase = (value: unknown): value is ReportedPurchases[number] =>
  typeof value === 'object' &&
  value !== null &&
  'orderId' in value &&
  typeof value.orderId === 'string' &&
  'at' in value &&
  typeof value.at === 'number'
