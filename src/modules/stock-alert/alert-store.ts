import { join } from 'node:path'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { retainedSince } from '#domain/retention/retention.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Db } from '#platform/database.ts'
import type { AlertClaim } from './alert-token.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { stockAlert as alert } from './schema.ts'

/** These tables do not belong to the Shop API, so their migrations are recorded separately. */
export const STOCK_ALERT_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__stock_alert_migrations',
}

export type AwaitedVariant = { shop: VariantCode; productId: number; variantId: number }

/** Returns true if the alert is new. */
export async function addAlert(db: Db, claim: AlertClaim, now: Date): Promise<boolean> {
  const { email, shop, productId, variantId } = claim
  const added = await db
    .insert(alert)
    .values({ email, shop, productId, variantId, confirmedAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ email: alert.email })
  return added.length > 0
}

export async function removeAlert(db: Db, { email, shop, variantId }: AlertClaim): Promise<void> {
  await db
    .delete(alert)
    .where(and(eq(alert.shop, shop), eq(alert.variantId, variantId), eq(alert.email, email)))
}

/** What somebody waits for. */
export const alertsOf = (db: Db, email: string) =>
  db.select().from(alert).where(eq(alert.email, email.toLowerCase()))

/** The variants that somebody waits for, those first that somebody has waited for longest. */
export async function awaitedVariants(db: Db): Promise<AwaitedVariant[]> {
  return db
    .select({ shop: alert.shop, productId: alert.productId, variantId: alert.variantId })
    .from(alert)
    .groupBy(alert.shop, alert.productId, alert.variantId)
    .orderBy(asc(sql`min(${alert.confirmedAt})`))
}

/** Ends the wait for a variant: the addresses are deleted, and given to who writes to them in the same transaction. */
export async function takeAlerts(db: Db, { shop, variantId }: AwaitedVariant): Promise<string[]> {
  const taken = await db
    .delete(alert)
    .where(and(eq(alert.shop, shop), eq(alert.variantId, variantId)))
    .returning({ email: alert.email })
  return taken.map(({ email }) => email)
}

export async function deleteExpiredAlerts(db: Db, now: Date): Promise<void> {
  await deleteRows(db, alert, lt(alert.confirmedAt, retainedSince('stockAlert', now).toISOString()))
}
