import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { asBase64, int32sOf, uint32sOf } from '#shop-api/bitsets/binary.ts'
import { add, emptySet, has, remove, toBytes } from '#shop-api/bitsets/bitset.ts'
import { firstAtLeast } from '#shop-api/bitsets/range.ts'
import { reorder } from '#shop-api/bitsets/reorder.ts'
import type { Db } from '#platform/database.ts'
import { catalogue, facet, OFFER_FACETS, ordering, stockChange } from '#shop-api/schema/derived.ts'
import { IS_IN, type Offer, OFFER_ORDERINGS, readOffers } from './offers.ts'
import { int32Bytes } from './save-ordering.ts'

type Index = { version: number; products: number; stockVersion: number }
type Change = { productId: number; shopId: number | null }

/**
 * Writes what was noted of changed prices and stock into the sets and orderings of the current index: only bits and places of
 * these products. Returns the resulting version of the stock. If there is no index, or another one than `expected`, it does nothing and
 * returns null; the notes stay. Call it in a transaction: it locks the index, so that a rebuild that ends meanwhile notes the
 * changes again, for its own sets.
 */
export async function updateOffers(tx: Db, expected?: number): Promise<number | null> {
  const [index] = await tx.select().from(catalogue).where(eq(catalogue.id, 1)).for('update')
  if (!index || (expected !== undefined && index.version !== expected)) return null
  const next = index.stockVersion + 1
  const changes = await tx
    .update(stockChange)
    .set({ version: next })
    .where(isNull(stockChange.version))
    .returning({ productId: stockChange.productId, shopId: stockChange.shopId })
  if (changes.length === 0) return index.stockVersion
  await tx.update(catalogue).set({ stockVersion: next }).where(eq(catalogue.id, 1))
  // A rebuild that takes longer would not find its changes again.
  await tx.delete(stockChange).where(sql`version is not null and at < now() - interval '1 day'`)
  await writeChanges(tx, index, changes)
  return next
}

async function writeChanges(tx: Db, index: Index, changes: Change[]): Promise<void> {
  const products = [...new Set(changes.map(({ productId }) => productId))]
  const ordinalOf = await findOrdinals(tx, index, products)
  const offers = await readOffers(tx, sql`product.id = any (${`{${products.join(',')}}`}::int[])`)
  const offersIn = Map.groupBy(offers, ({ shopId }) => shopId)
  const repricedIn = Map.groupBy(changes, ({ shopId }) => shopId)
  repricedIn.delete(null)
  const shops = new Set([...offersIn.keys(), ...[...repricedIn.keys()].filter((shopId) => shopId !== null)])
  for (const shopId of shops) {
    const found = new Map(offersIn.get(shopId)?.map((offer) => [offer.id, offer]))
    const offerOf = (ids: Iterable<number>): Places =>
      new Map(
        [...ids].flatMap((id) => {
          const ordinal = ordinalOf.get(id)
          return ordinal === undefined ? [] : [[ordinal, found.get(id)]]
        }),
      )
    const repriced = new Set(repricedIn.get(shopId)?.map(({ productId }) => productId))
    await updateFacets(tx, { ...index, shopId }, offerOf(products), offerOf(repriced))
    if (repriced.size > 0) await updateOrderings(tx, { ...index, shopId }, offerOf(repriced))
  }
}

/** By ordinal; undefined: the shop does not offer the product any more. */
type Places = Map<number, Offer | undefined>
type ShopIndex = Index & { shopId: number }

/** A change of the stock leaves all sets but one as they are. */
async function updateFacets(
  tx: Db,
  { version, products: size, shopId }: ShopIndex,
  changed: Places,
  repriced: Places,
): Promise<void> {
  const kinds = repriced.size > 0 ? OFFER_FACETS : (['soldOut'] as const)
  const stored = await tx
    .select({ kind: facet.kind, products: asBase64(facet.products) })
    .from(facet)
    .where(and(eq(facet.version, version), inArray(facet.kind, kinds), eq(facet.ref, shopId)))
  for (const kind of kinds) {
    const row = stored.find((each) => each.kind === kind)
    const set = row ? uint32sOf(row.products) : emptySet(size)
    let isChanged = false
    for (const [ordinal, offer] of kind === 'soldOut' ? changed : repriced) {
      const isIn = offer !== undefined && IS_IN[kind](offer)
      if (isIn === has(set, ordinal)) continue
      isChanged = true
      ;(isIn ? add : remove)(set, ordinal)
    }
    if (!isChanged) continue
    await tx
      .insert(facet)
      .values({ version, kind, ref: shopId, products: toBytes(set) })
      .onConflictDoUpdate({
        target: [facet.version, facet.kind, facet.ref],
        set: { products: toBytes(set) },
      })
  }
}

async function updateOrderings(tx: Db, { version, shopId }: ShopIndex, repriced: Places): Promise<void> {
  for (const { key, amountOf } of OFFER_ORDERINGS) {
    const own = and(eq(ordering.version, version), eq(ordering.shopId, shopId), eq(ordering.key, key))
    const [row] = await tx
      .select({ ordinals: asBase64(ordering.ordinals), amounts: asBase64(ordering.amounts) })
      .from(ordering)
      .where(own)
    const before = { ordinals: int32sOf(row?.ordinals ?? ''), amounts: int32sOf(row?.amounts ?? '') }
    const amounts = [...repriced].map(
      ([ordinal, offer]) => [ordinal, offer ? amountOf(offer) : null] as const,
    )
    const after = reorder(before, new Map(amounts))
    if (after === before) continue
    const set = { ordinals: int32Bytes(after.ordinals), amounts: int32Bytes(after.amounts) }
    await tx
      .insert(ordering)
      .values({ version, shopId, key, ...set })
      .onConflictDoUpdate({ target: [ordering.version, ordering.shopId, ordering.key], set })
  }
}

/** Product id → its position in the sets. Products that are newer than the index are not in it. */
async function findOrdinals(tx: Db, { version }: Index, products: number[]): Promise<Map<number, number>> {
  const [row] = await tx
    .select({ ids: asBase64(ordering.amounts) })
    .from(ordering)
    .where(and(eq(ordering.version, version), eq(ordering.shopId, 0), eq(ordering.key, 'id')))
  const ids = int32sOf(row?.ids ?? '')
  return new Map(
    products.flatMap((id) => {
      const ordinal = firstAtLeast(ids, id)
      return ids[ordinal] === id ? [[id, ordinal]] : []
    }),
  )
}
