import { type Piece, branchPieces } from '#domain/branch/branch-pieces.ts'
import { nextVisitDate } from '#domain/branch/pick-up-branch.ts'
import type { BasketItem } from '#domain/basket/basket.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import { findBranch } from '#shop-api/branch/find-branches.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { branchStock } from '#shop-api/schema/branch.ts'
import { and, eq, gte, or } from 'drizzle-orm'

/** Whether the branch exists and hands parcels over, if this one is to be collected from a branch. */
export async function canBeCollected(scope: Scope, { collectionPoint }: PlaceOrder): Promise<boolean> {
  if (collectionPoint?.type !== 'branch') return true
  if (!/^\d{1,9}$/.test(collectionPoint.id)) return false
  const branch = await findBranch(scope, Number(collectionPoint.id))
  return branch?.services.includes('click-and-collect') ?? false
}

/** The branch out of whose stock the shopper agreed to collect, and the day on which it is open next (YYYY-MM-DD). */
export type Collection = { branchId: number; on: string }

/** Null: the goods are sent. */
export async function collectionOf(
  scope: Scope,
  { collectionPoint, agreed }: PlaceOrder,
): Promise<Collection | null> {
  if (!agreed.isInBranch || collectionPoint?.type !== 'branch') return null
  const branch = await findBranch(scope, Number(collectionPoint.id))
  return branch && { branchId: branch.id, on: nextVisitDate(branch, scope.now) }
}

/** Whether the branch has all of it. */
export async function hasAll(
  { db }: Pick<Scope, 'db'>,
  { branchId }: Collection,
  items: readonly BasketItem[],
): Promise<boolean> {
  const pieces = branchPieces(items)
  if (pieces === null) return false
  const having = ({ variantId, quantity }: Piece) =>
    and(eq(branchStock.variantId, variantId), gte(branchStock.quantity, quantity))
  const where = and(eq(branchStock.branchId, branchId), or(...pieces.map(having)))
  return (await db.$count(branchStock, where)) === pieces.length
}
