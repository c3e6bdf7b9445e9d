import type { RenderSpec } from '#domain/image/render-spec.ts'
import { insertRows } from '#shop-api/bulk-insert.ts'
import type { Db } from '#platform/database.ts'
import { advancedValue, attributeValue } from '#shop-api/schema/attribute.ts'
import { branchStock } from '#shop-api/schema/branch.ts'
import { picture, price, product, stock, variant } from '#shop-api/schema/product.ts'
import type { ProductDraft } from '#shop-api/seed/drafts/draft.ts'
import { type Lifecycle, lifecycleOf, stockOf } from '#shop-api/seed/drafts/lifecycle.ts'
import { type Pricing, pricesOf, pricingOf } from '#shop-api/seed/prices/prices.ts'
import { isAdvertised } from '#shop-api/seed/prices/reductions.ts'
import { branchStockOf } from '#shop-api/seed/branch-stock.ts'
import { newRegistry, type Registry } from '#shop-api/seed/attributes/registry.ts'
import { specHash } from '#shop-api/seed/picture-hash.ts'
import { categoryId } from '#shop-api/seed/shops/tree.ts'

/** Products written at once: this limits the memory. */
const BATCH = 100
const FIRST_PRODUCT = 10_001
const FIRST_VARIANT = 500_001
const RANKS = 10_000
const DAY_MS = 86_400_000

type Rows = {
  products: (typeof product.$inferInsert)[]
  variants: (typeof variant.$inferInsert)[]
  stocks: (typeof stock.$inferInsert)[]
  branchStocks: (typeof branchStock.$inferInsert)[]
  prices: (typeof price.$inferInsert)[]
  pictures: Map<string, RenderSpec>
}

/** Writes drafts as they come; ids count up from the first. Each frame lies in so many branches. */
export async function writeProducts(
  db: Db,
  drafts: Iterable<ProductDraft>,
  now: Date,
  branches: number,
): Promise<void> {
  const registry = newRegistry()
  const write = writer(registry, now, branches)
  let rows = noRows()
  for (const draft of drafts) {
    write(draft, rows)
    if (rows.products.length < BATCH) continue
    await insert(db, registry, rows)
    rows = noRows()
  }
  await insert(db, registry, rows)
}

const noRows = (): Rows => ({
  products: [],
  variants: [],
  stocks: [],
  branchStocks: [],
  prices: [],
  pictures: new Map(),
})

function writer(registry: Registry, now: Date, branches: number): (draft: ProductDraft, into: Rows) => void {
  let products = 0
  let variants = 0
  return (draft, into) => {
    const life = lifecycleOf(draft, products, now)
    const pricing = pricingOf(life, draft)
    const productId = FIRST_PRODUCT + products++
    into.products.push(productRow(draft, life, productId, pricing, registry, into.pictures, now))
    for (const each of draft.variants) {
      const id = FIRST_VARIANT + variants++
      into.variants.push({
        id,
        productId,
        referenceKey: each.referenceKey,
        ...moments(life),
        customData: {},
        valueIds: registry.valueIds(each.values),
        advancedIds: [],
        texts: each.texts,
      })
      into.stocks.push({ variantId: id, supplierId: 1, warehouseId: 1, ...stockOf(life, now) })
      into.branchStocks.push(...branchStockOf(draft, id, branches))
      into.prices.push(...pricesOf(id, each, draft, pricing, life.shopIds))
    }
  }
}

const moments = ({ createdAt, updatedAt, firstLiveAt }: Lifecycle) => ({ createdAt, updatedAt, firstLiveAt })

function productRow(
  draft: ProductDraft,
  life: Lifecycle,
  id: number,
  { plan, lot }: Pricing,
  registry: Registry,
  pictures: Map<string, RenderSpec>,
  now: Date,
): typeof product.$inferInsert {
  const categories = [
    ...draft.categories,
    ...(life.isNew ? ['new'] : []),
    ...(isAdvertised(plan, lot) ? ['sale'] : []),
  ]
  const images = draft.pictures.map(({ picture, attributes, ofVariant }) => {
    const hash = specHash(picture)
    pictures.set(hash, picture)
    const imageVariantReferenceKey = draft.variants[ofVariant ?? 0]?.referenceKey ?? draft.referenceKey
    return { hash, attributes: { ...attributes, imageVariantReferenceKey } }
  })
  return {
    id,
    referenceKey: draft.referenceKey,
    masterKey: draft.masterKey,
    names: draft.names,
    isActive: life.isActive,
    isNew: life.isNew,
    ...moments(life),
    customData: draft.customData,
    valueIds: registry.valueIds({ ...draft.values, salesStatus: life.status }),
    advancedIds: registry.advancedIds(draft.advanced),
    texts: draft.texts,
    shopIds: life.shopIds,
    categoryIds: [...new Set(categories)].map(categoryId),
    images,
    sorting: { topseller: life.random.int(1, RANKS), 'search-flyout': flyoutRank(life, now) },
  }
}

/** Smaller for newer products; those of one day stand in any order. */
const flyoutRank = ({ firstLiveAt, random }: Lifecycle, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(firstLiveAt)) / DAY_MS) * RANKS + random.int(1, RANKS)

async function insert(db: Db, registry: Registry, rows: Rows): Promise<void> {
  const { values, advanced } = registry.takeNew()
  await insertRows(db, attributeValue, values)
  await insertRows(db, advancedValue, advanced)
  await insertRows(db, product, rows.products)
  await insertRows(db, variant, rows.variants)
  await insertRows(db, stock, rows.stocks)
  await insertRows(db, branchStock, rows.branchStocks)
  await insertRows(db, price, rows.prices)
  const pictures = [...rows.pictures].map(([hash, picture]) => ({ hash, picture }))
  if (pictures.length > 0) await db.insert(picture).values(pictures).onConflictDoNothing()
}
