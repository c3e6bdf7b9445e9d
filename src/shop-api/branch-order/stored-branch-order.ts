import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { BranchOrder, NewBranchOrder } from '#domain/branch/branch-order.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { findBranch } from '#shop-api/branch/find-branches.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import { newOrderNumber } from '#shop-api/order/new-ids.ts'
import { branchOrder } from '#shop-api/schema/branch-order.ts'
import { SWEEP_PAGE } from '#shop-api/sweep-page.ts'
import { rfc3339 } from '#shop-api/serializers/rfc3339.ts'

/** More are not listed. */
const MOST = 500

/** Those that match, the latest first. */
export async function readBranchOrders(db: Db, which: SQL | undefined): Promise<BranchOrder[]> {
  const found = await db
    .select()
    .from(branchOrder)
    .where(which)
    .orderBy(desc(branchOrder.orderedAt), branchOrder.id)
    .limit(MOST)
  return found.map(branchOrderOf)
}

/** A page of those whose customers are to be written to. */
export async function branchOrdersWithLetters(db: Db, after = '', size = SWEEP_PAGE): Promise<BranchOrder[]> {
  const found = await db
    .select()
    .from(branchOrder)
    .where(and(branchOrder.hasLetter, gt(branchOrder.id, after)))
    .orderBy(branchOrder.id)
    .limit(size)
  return found.map(branchOrderOf)
}

function branchOrderOf({ document, ...row }: typeof branchOrder.$inferSelect): BranchOrder {
  return {
    ...document,
    id: row.id,
    shopId: row.shopId,
    branchId: row.branchId,
    customer: { ...document.customer, id: row.customerId, email: row.email },
    status: row.status,
    areValuesLeaving: row.isWithoutValuesSoon,
    orderedAt: rfc3339(row.orderedAt),
    hasLetter: row.hasLetter,
  }
}

export const readBranchOrder = async (db: Db, id: string): Promise<BranchOrder | null> =>
  (await readBranchOrders(db, eq(branchOrder.id, id)))[0] ?? null

/** Records what was bought in a branch of the shop's country. The same key again returns the same order. */
export async function createBranchOrder(
  scope: Scope,
  { key, branchId, customer, currencyCode, lines }: NewBranchOrder,
): Promise<Result<BranchOrder, 'unknown-branch'>> {
  const { db, now, shop } = scope
  if (!(await findBranch(scope, branchId))) return fail('unknown-branch')
  const { email, ...person } = customer
  await db
    .insert(branchOrder)
    .values({
      id: newOrderNumber(),
      key,
      shopId: shop.id,
      branchId,
      email,
      status: 'ordered',
      orderedAt: now.toISOString(),
      document: {
        customer: person,
        currencyCode,
        lines,
        readyAt: null,
        collectedAt: null,
        warrantyUntil: null,
      },
    })
    .onConflictDoNothing({ target: branchOrder.key })
  const [stored] = await readBranchOrders(db, eq(branchOrder.key, key))
  if (!stored) throw new Error(`branch order ${key} was recorded and is not there`)
  return ok(stored)
}

/** Ties an order to the account of who knows its number and has its mailbox; null: unknown, another's mailbox, or another's by now. */
export async function claimBranchOrder(
  { db }: Pick<Scope, 'db'>,
  id: string,
  { customerId, email }: { customerId: string; email: string },
): Promise<BranchOrder | null> {
  const claimed = await db
    .update(branchOrder)
    .set({ customerId })
    .where(
      and(
        eq(branchOrder.id, id),
        sql`lower(${branchOrder.email}) = ${email.toLowerCase()}`,
        or(isNull(branchOrder.customerId), eq(branchOrder.customerId, customerId)),
      ),
    )
    .returning({ id: branchOrder.id })
  return claimed.length > 0 ? readBranchOrder(db, id) : null
}
