import { and, inArray, sql } from 'drizzle-orm'
import type { OffersSet, StockEntry } from '#contract/shop-api/offers.ts'
import type { Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { readStock, type StockRow } from '#shop-api/catalogue/product-repository.ts'
import { type Db, rows } from '#platform/database.ts'
import { branch, branchStock } from '#shop-api/schema/branch.ts'
import type { OfferFault } from './offer-fault.ts'
import { type OfferList, setAll, type Target, uniqueTargets } from './set-all.ts'

/** Sets the pieces that can be sold, of the warehouse or of branches of any country. */
export const setStock = (
  { db }: Pick<Scope, 'db'>,
  list: OfferList<StockEntry>,
): Promise<Result<OffersSet, OfferFault[]>> =>
  setAll(db, list, async (tx, targets) => {
    const { byKey, faults } = uniqueTargets(
      targets,
      ({ variantId, entry }) => `${variantId} ${entry.branchId ?? ''}`,
    )
    const all = [...byKey.values()]
    const inBranches = all.filter(({ entry }) => entry.branchId !== undefined)
    const inWarehouse = all.filter(({ entry }) => entry.branchId === undefined)
    const changed = await setWarehouse(tx, inWarehouse)
    const unknown = await findUnknownBranches(tx, list)
    const moved = unknown.length > 0 ? 0 : await setBranches(tx, inBranches)
    return {
      changed: changed.length + moved,
      unchanged: all.length - changed.length - moved,
      products: [...new Set(changed.map(({ productId }) => productId))].map((productId) => ({
        productId,
        shopId: null,
      })),
      faults: [...faults, ...unknown],
    }
  })

async function findUnknownBranches(tx: Db, { entries }: OfferList<StockEntry>): Promise<OfferFault[]> {
  const named = [...entries].flatMap(([place, { branchId }]) =>
    branchId === undefined ? [] : [{ place, branchId }],
  )
  if (named.length === 0) return []
  const ids = [...new Set(named.map(({ branchId }) => branchId))]
  const known = await tx
    .select({ id: branch.id })
    .from(branch)
    .where(and(inArray(branch.id, ids)))
  const isKnown = new Set(known.map(({ id }) => id))
  return named
    .filter(({ branchId }) => !isKnown.has(branchId))
    .map(({ place }) => ({ place, field: 'branchId', description: 'is not known' }))
}

/** Returns the targets whose stock is another one now. Orders that take pieces meanwhile wait. */
async function setWarehouse(tx: Db, targets: Target<StockEntry>[]): Promise<Target<StockEntry>[]> {
  if (targets.length === 0) return []
  const ids = targets.map(({ variantId }) => variantId)
  await tx.execute(
    sql`select from stock where variant_id = any (${`{${ids.join(',')}}`}::int[]) order by variant_id for update`,
  )
  const current = await readStock(tx, ids)
  const changed = targets.filter(({ variantId, entry }) => isOther(entry, current.get(variantId)))
  const given = changed.map(({ variantId, entry }) => ({
    variantId,
    ...stateOf(entry, current.get(variantId)),
  }))
  await tx.execute(sql`
    insert into stock (variant_id, quantity, is_sellable_without_stock, expected_availability_at)
    select * from json_to_recordset(${JSON.stringify(given)}::json) as given(
      "variantId" int, quantity int, "isSellableWithoutStock" boolean, "expectedAvailabilityAt" timestamptz)
    order by 1
    on conflict (variant_id) do update set quantity = excluded.quantity,
      is_sellable_without_stock = excluded.is_sellable_without_stock,
      expected_availability_at = excluded.expected_availability_at`)
  return changed
}

type State = Pick<StockRow, 'quantity' | 'isSellableWithoutStock' | 'expectedAvailabilityAt'>

const stateOf = (entry: StockEntry, before: StockRow | undefined): State => ({
  quantity: entry.quantity,
  isSellableWithoutStock: entry.isSellableWithoutStock ?? before?.isSellableWithoutStock ?? false,
  expectedAvailabilityAt:
    entry.expectedAvailabilityAt === undefined
      ? (before?.expectedAvailabilityAt ?? null)
      : entry.expectedAvailabilityAt,
})

function isOther(entry: StockEntry, before: StockRow | undefined): boolean {
  if (!before) return true
  const after = stateOf(entry, before)
  const moment = (text: string | null) => (text === null ? null : Date.parse(text))
  return (
    after.quantity !== before.quantity ||
    after.isSellableWithoutStock !== before.isSellableWithoutStock ||
    moment(after.expectedAvailabilityAt) !== moment(before.expectedAvailabilityAt)
  )
}

/** Returns how many numbers of pieces are others now. */
async function setBranches(tx: Db, targets: Target<StockEntry>[]): Promise<number> {
  const given = targets.map(({ variantId, entry: { branchId, quantity } }) => ({
    variantId,
    branchId,
    quantity,
  }))
  const set = await rows<{ variantId: number }>(
    tx,
    sql`
      insert into ${branchStock} (variant_id, branch_id, quantity)
      select * from json_to_recordset(${JSON.stringify(given)}::json) as given("variantId" int, "branchId" int, quantity int)
      order by 1, 2
      on conflict (variant_id, branch_id) do update set quantity = excluded.quantity
        where branch_stock.quantity <> excluded.quantity
      returning variant_id as "variantId"`,
  )
  return set.length
}
