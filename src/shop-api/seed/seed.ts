import { sql } from 'drizzle-orm'
import { insertRows } from '#shop-api/bulk-insert.ts'
import type { Db } from '#platform/database.ts'
import { saveBranches } from '#shop-api/branch/save-branches.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { advancedAttribute, attributeGroup, attributeValue, brand } from '#shop-api/schema/attribute.ts'
import { picture } from '#shop-api/schema/product.ts'
import { category, categoryText, navigationTree, redirect, shop } from '#shop-api/schema/shop.ts'
import { advancedAttributes, attributeGroups, attributeValues } from './attributes/attributes.ts'
import { campaign, promotion } from '#shop-api/schema/marketing.ts'
import { campaigns } from './marketing/campaigns.ts'
import { navigationTrees } from './shops/navigation.ts'
import { promotions, readGifts } from './marketing/promotions.ts'
import { redirects } from './shops/redirects.ts'
import { seedBranches } from './branches.ts'
import { branchesOfEach } from './branch-stock.ts'
import { brandPictures, brandRows } from './brands/rows.ts'
import { catalogueOf } from './products/catalogue.ts'
import { rxParts } from './rx/rx-parts.ts'
import { type ShopOptions, shopRows } from './shops/configurations.ts'
import { DEFAULT_PRODUCT_COUNT } from './families.ts'
import { categories, categoryTexts } from './shops/tree.ts'
import { writeProducts } from './products/write.ts'

export type SeedOptions = ShopOptions & {
  /** Approximate number of products; all families keep their shares. */
  products?: number
  now: Date
}

/**
 * Replaces the content of the database with the demo shop. The same options make the same rows. Baskets and
 * wishlists stay, because the ids are the same again.
 */
export async function seed(
  db: Db,
  { products = DEFAULT_PRODUCT_COUNT, now, ...shops }: SeedOptions,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await clear(transaction)
    await insertRows(transaction, shop, shopRows(shops))
    await insertRows(transaction, category, categories())
    await insertRows(transaction, categoryText, categoryTexts())
    await insertRows(transaction, attributeGroup, attributeGroups())
    await insertRows(transaction, attributeValue, attributeValues())
    await insertRows(transaction, advancedAttribute, advancedAttributes())
    await insertRows(transaction, brand, brandRows(now))
    await insertRows(transaction, picture, brandPictures())
    await writeProducts(transaction, everything(products), now, branchesOfEach(products))
    await insertRows(transaction, campaign, campaigns(now))
    await insertRows(transaction, promotion, promotions(now, await readGifts(transaction)))
    await insertRows(transaction, redirect, redirects())
    await insertRows(transaction, navigationTree, navigationTrees(now))
    await saveBranches(transaction, seedBranches(now), true)
  })
  await rebuildIndexes(db, now)
}

function* everything(products: number) {
  yield* catalogueOf(products)
  yield* rxParts()
}

const clear = (db: Db) =>
  db.execute(sql`
    truncate shop, category, category_text, attribute_group, attribute_value, advanced_attribute, advanced_value, brand, product,
      variant, stock, price, price_history, picture, campaign, promotion, redirect, navigation_tree, branch_stock restart identity`)
