import { sql } from 'drizzle-orm'
import type { OffersSet } from '#contract/shop-api/offers.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { updateOffers } from '#shop-api/indexing/update-offers.ts'
import type { Db } from '#platform/database.ts'
import { STOCK_CHANNEL, stockChange } from '#shop-api/schema/derived.ts'
import { findGoods, type Goods } from './find-goods.ts'
import { faultOfGoods, type OfferFault, OfferFaults } from './offer-fault.ts'

/** Number of the lock under which one list at a time is written. */
const OFFERS_LOCK = 7_203_120

/** Until the transaction ends, no other list is written: what is read after this is what the list before has written. */
export const lockOffers = (tx: Db): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${OFFERS_LOCK})`)

/** The entries of a list by their place, and what is wrong with the others. */
export type OfferList<Entry> = { entries: Map<number, Entry>; faults: OfferFault[] }

/** An entry for one variant. */
export type Target<Entry> = { place: number; entry: Entry; variantId: number; productId: number }

/** `products`: whose offers are others, in one shop or, with null, in all. */
type Written = {
  changed: number
  unchanged: number
  products: { productId: number; shopId: number | null }[]
  faults: OfferFault[]
}

/**
 * Writes a list of prices or stock in one transaction, with the index and the notification of all processes: all entries, or none and
 * all faults in order. The same list again changes nothing.
 */
export async function setAll<Entry extends Goods>(
  db: Db,
  { entries, faults }: OfferList<Entry>,
  write: (tx: Db, targets: Target<Entry>[]) => Promise<Written>,
): Promise<Result<OffersSet, OfferFault[]>> {
  try {
    const set = await db.transaction(async (tx) => {
      await lockOffers(tx)
      const found = await findTargets(tx, entries)
      const { products, changed, unchanged, ...written } = await write(tx, found.targets)
      const all = [...faults, ...found.faults, ...written.faults]
      if (all.length > 0) throw new OfferFaults(all.toSorted((a, b) => a.place - b.place))
      await insertRows(tx, stockChange, products)
      if (products.length > 0) {
        await updateOffers(tx)
        await tx.execute(sql`select pg_notify(${STOCK_CHANNEL}, '')`)
      }
      return { changed, unchanged }
    })
    return ok(set)
  } catch (error) {
    if (error instanceof OfferFaults) return fail(error.faults)
    throw error
  }
}

async function findTargets<Entry extends Goods>(tx: Db, entries: Map<number, Entry>) {
  const goods = await findGoods(tx, entries)
  const targets: Target<Entry>[] = []
  const faults: OfferFault[] = []
  for (const [place, entry] of entries) {
    const variants = goods.get(place) ?? []
    if (variants.length === 0) faults.push(faultOfGoods(place, entry, 'is not known'))
    for (const { id, productId } of variants) targets.push({ place, entry, variantId: id, productId })
  }
  return { targets, faults }
}

/** The targets by what they set, and a fault for each that another entry sets as well. */
export function uniqueTargets<Entry extends Goods>(
  targets: readonly Target<Entry>[],
  keyOf: (target: Target<Entry>) => string,
): { byKey: Map<string, Target<Entry>>; faults: OfferFault[] } {
  const byKey = new Map<string, Target<Entry>>()
  const faults = new Map<number, OfferFault>()
  for (const target of targets) {
    const first = byKey.get(keyOf(target))
    if (first)
      faults.set(
        target.place,
        faultOfGoods(target.place, target.entry, `is set by entry ${first.place}, too`),
      )
    else byKey.set(keyOf(target), target)
  }
  return { byKey, faults: [...faults.values()] }
}
