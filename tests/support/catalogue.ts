import { minor, type Reduction } from '#domain/money/price.ts'
import { saveBranches } from '#shop-api/branch/save-branches.ts'
import { insertRows } from '#shop-api/bulk-insert.ts'
import type { Db } from '#platform/database.ts'
import { seedBranches } from '#shop-api/seed/branches.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { price, product, stock, variant } from '#shop-api/schema/product.ts'
import { shop } from '#shop-api/schema/shop.ts'
import { SHOP_ROWS, SHOPS } from '#tests/support/catalogue-shops.ts'
import { type Draft, DRAFTS, type Offer } from '#tests/support/catalogue-drafts.ts'
import { fillMarketing } from '#tests/support/catalogue-marketing.ts'
import { fillVocabulary, VALUES } from '#tests/support/catalogue-vocabulary.ts'

/** The clock of all tests of the Shop API. */
export const NOW = new Date('2026-06-01T12:00:00Z')

/** Fills a fresh database with the test catalogue and derives its indexes. */
export async function fillCatalogue(db: Db): Promise<void> {
  await insertRows(db, shop, SHOP_ROWS)
  await fillVocabulary(db)
  await insertRows(db, product, DRAFTS.map(productRow))
  const variants = DRAFTS.flatMap((draft) =>
    draft.offers.map((offer, place) => ({ draft, offer, id: draft.id * 10 + place })),
  )
  await insertRows(
    db,
    variant,
    variants.map(({ draft, offer, id }) => ({
      id,
      productId: draft.id,
      referenceKey: `V-${id}`,
      createdAt: '2024-01-01T00:00:00Z',
      updatedAt: '2024-01-01T00:00:00Z',
      texts: { ean: offer.ean ?? `ean-${id}` },
    })),
  )
  await insertRows(
    db,
    stock,
    variants.map(({ offer, id }) => ({
      variantId: id,
      quantity: offer.quantity ?? 7,
      isSellableWithoutStock: offer.isSellableWithoutStock ?? false,
    })),
  )
  await insertRows(
    db,
    price,
    variants.flatMap(({ offer, id }) => Object.values(SHOPS).map((shopId) => priceRow(offer, id, shopId))),
  )
  await fillMarketing(db)
  await saveBranches(db, seedBranches(NOW), true)
  await rebuildIndexes(db, NOW)
}

const productRow = ({ id, name, categories, values, ...draft }: Draft) => ({
  id,
  referenceKey: `P-${id}`,
  masterKey: draft.masterKey ?? `M-${id}`,
  names: { '*': name },
  isActive: draft.isActive ?? true,
  isNew: draft.isNew ?? false,
  createdAt: '2024-01-01T00:00:00Z',
  updatedAt: '2024-01-01T00:00:00Z',
  firstLiveAt: draft.liveAt ?? null,
  shopIds: draft.shopIds ?? [1, 2, 3, 4],
  categoryIds: categories,
  valueIds: values.map((key) => VALUES[key]),
  advancedIds: [900],
  texts: { modelName: name },
  images: [{ hash: `hash-${id}`, attributes: { imageKind: 'bust_image' } }],
  sorting: draft.sorting ?? {},
  customData: draft.isDemoted ? { demoted: true } : {},
})

const priceRow = (
  { amount, sale = 0, lowestPrior, promotions }: Offer,
  variantId: number,
  shopId: number,
) => ({
  variantId,
  shopId,
  withTax: amount,
  vatRate: 0.19,
  reductions: sale > 0 ? [saleOf(sale, amount + sale)] : null,
  recommendedRetailPrice: null,
  lowestPriorPrice: lowestPrior ?? null,
  reference: null,
  promotions: promotions ?? null,
})

const saleOf = (absolute: number, before: number): Reduction => ({
  category: 'sale',
  type: 'absolute',
  amount: { relative: absolute / before, absoluteWithTax: minor(absolute) },
})
