import { eq, sql } from 'drizzle-orm'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import type { Db } from '#platform/database.ts'
import { price, product } from '#shop-api/schema/product.ts'
import { categoryText, shop } from '#shop-api/schema/shop.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { ITALIAN_SHOP, ITALIAN_SHOP_ROW, SHOPS } from '#tests/support/catalogue-shops.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const CARE = 100
/** Minor units of the currency of each shop for a bottle of care, bought once. */
const CARE_PRICES = [
  [SHOPS.de, 799],
  [SHOPS.cs, 19_900],
  [SHOPS.pl, 3499],
  [SHOPS.fr, 995],
  [ITALIAN_SHOP, 849],
] as const

/** The typed catalogue with a fifth shop, which sells in Italian what the French-speaking one sells, and with care at a price of its own in each. */
export async function fillFiveShops(db: Db): Promise<void> {
  await fillTypedCatalogue(db)
  await insertRows(db, shop, [ITALIAN_SHOP_ROW])
  const names = await db.select().from(categoryText).where(eq(categoryText.language, 'fr'))
  await insertRows(
    db,
    categoryText,
    names.map((each) => ({ ...each, language: 'it' })),
  )
  const prices = await db.select().from(price).where(eq(price.shopId, SHOPS.fr))
  await insertRows(
    db,
    price,
    prices.map((each) => ({ ...each, shopId: ITALIAN_SHOP })),
  )
  await db.update(product).set({ shopIds: sql`${product.shopIds} || ${ITALIAN_SHOP}::integer` })
  for (const [shopId, withTax] of CARE_PRICES)
    await db.execute(
      sql`update price set with_tax = ${withTax} where variant_id = ${CARE} and shop_id = ${shopId}`,
    )
  await rebuildIndexes(db, NOW)
}
