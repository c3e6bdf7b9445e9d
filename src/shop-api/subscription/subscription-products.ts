import { inArray } from 'drizzle-orm'
import type { SubscriptionLine } from '#domain/subscription/subscription.ts'
import type { Db } from '#platform/database.ts'
import { variant } from '#shop-api/schema/product.ts'

/** The products of the lines by their variants; one that the catalogue no longer has is absent. */
export async function readProductIds(
  db: Db,
  lines: readonly Pick<SubscriptionLine, 'variantId'>[],
): Promise<ReadonlyMap<number, number>> {
  const ids = lines.map(({ variantId }) => variantId)
  const found = await db
    .select({ id: variant.id, productId: variant.productId })
    .from(variant)
    .where(inArray(variant.id, ids))
  return new Map(found.map(({ id, productId }) => [id, productId]))
}
