/** Milliseconds within which a purchase is not told again. Spec §9. */
const AGAIN = 60 * 60_000

/** When each order was told of, in milliseconds since the epoch, the last ones only. */
export type Told = readonly { orderId: string; at: number }[]

/** Those told of within the hour. What was kept and is none of ours is left out. */
export function recentlyTold(kept: string | null, now: number): Told {
  return parsed(kept).filter(({ at }) => now - at < AGAIN && at <= now)
}

/** What is to be kept once an order is told of; null where it has been told of within the hour. */
export function tellPurchase(kept: string | null, orderId: string, now: number): string | null {
  const told = recentlyTold(kept, now)
  if (told.some((each) => each.orderId === orderId)) return null
  return JSON.stringify([...told, { orderId, at: now }])
}

function parsed(kept: string | null): Told {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter(isTold) : []
  } catch {
    return []
  }
}

const isTold = (value: unknown): value is Told[number] =>
  typeof value === 'object' &&
  value !== null &&
  'orderId' in value &&
  typeof value.orderId === 'string' &&
  'at' in value &&
  typeof value.at === 'number'
