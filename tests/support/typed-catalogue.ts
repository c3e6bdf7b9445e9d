import { eq, inArray, sql } from 'drizzle-orm'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import type { Db } from '#shop-api/open-database.ts'
import {
  advancedAttribute,
  advancedValue,
  attributeGroup,
  attributeValue,
} from '#shop-api/schema/attribute.ts'
import { price, product, stock, variant } from '#shop-api/schema/product.ts'
import { category, categoryText, shop } from '#shop-api/schema/shop.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { SHOPS } from '#tests/support/catalogue-shops.ts'

const CONTACT_LENSES = 50
const LENS_PACK = 20
const VALUES = { eligible: 1001, ninety: 1101, thirty: 1102, flat: 1201, steep: 1202 }

/** Sold in packs of 30 everywhere, in packs of 90 only in Germany. */
const PACK_ROWS = ['DE', 'CZ', 'PL', 'CH']
  .flatMap((country) => [30, 90].map((count) => ({ country, count })))
  .filter(({ country, count }) => count < 90 || country === 'DE')

/**
 * The test catalogue with product types, and with what is worth cheating for: a frame at no cost (variant 60),
 * care with a subscription price (100), lenses for frames (220), and a contact lens in two base curves, in packs of 90 (200 and 201) and 30
 * (210). The French-speaking shop gives no frames at no cost.
 */
export async function fillTypedCatalogue(db: Db): Promise<void> {
  await fillCatalogue(db)
  for (const [id, handle] of [
    [10, 'sunglasses'],
    [20, 'glasses'],
    [30, 'lensesCare'],
  ] as const)
    await db.update(categoryText).set({ customData: { handle } }).where(eq(categoryText.categoryId, id))
  await db.insert(category).values({ id: CONTACT_LENSES, parentId: 0, position: 99 })
  await insertRows(
    db,
    categoryText,
    ['de', 'cs', 'pl', 'fr'].map((language) => ({
      categoryId: CONTACT_LENSES,
      language,
      name: 'Linsen',
      slug: 'linsen',
      properties: [],
      customData: { handle: 'contactLenses' },
    })),
  )
  await fillLensVocabulary(db)
  await fillLenses(db)
  await db
    .update(product)
    .set({ valueIds: sql`${product.valueIds} || ${VALUES.eligible}::integer` })
    .where(inArray(product.id, [10]))
  await db
    .update(shop)
    .set({ configuration: sql`jsonb_set(${shop.configuration}, '{flags,zeroCostFrames}', 'false')` })
    .where(eq(shop.id, SHOPS.fr))
  await rebuildIndexes(db, NOW)
}

async function fillLensVocabulary(db: Db): Promise<void> {
  const group = (id: number, key: string, kind: 'choice' | 'figure' | 'boolean') => ({
    id,
    key,
    kind,
    type: '',
    isFilter: false,
    labels: { '*': key },
  })
  await insertRows(db, attributeGroup, [
    group(1000, 'subscriptionEligible', 'boolean'),
    group(1100, 'quantityPerUnit', 'choice'),
    group(1200, 'baseCurve', 'figure'),
  ])
  const value = (id: number, text: string) => ({
    id,
    groupId: Math.floor(id / 100) * 100,
    value: text,
    labels: { '*': text },
  })
  await insertRows(db, attributeValue, [
    value(VALUES.eligible, 'true'),
    value(VALUES.ninety, '90'),
    value(VALUES.thirty, '30'),
    value(VALUES.flat, '8.4'),
    value(VALUES.steep, '8.8'),
  ])
  await insertRows(db, advancedAttribute, [
    { id: 91, key: 'availablePackageSizes', type: 'group', labels: { '*': 'Packs' } },
  ])
  await insertRows(db, advancedValue, [
    { id: 910, attributeId: 91, values: { '*': [{ fieldSet: [PACK_ROWS], groupSet: [] }] } },
  ])
}

async function fillLenses(db: Db): Promise<void> {
  const moments = { createdAt: '2024-01-01T00:00:00Z', updatedAt: '2024-01-01T00:00:00Z' }
  const lens = (id: number, pack: number) => ({
    id,
    referenceKey: `P-${id}`,
    masterKey: 'lens',
    names: { '*': `Iris ${id}` },
    isActive: true,
    isNew: false,
    ...moments,
    firstLiveAt: null,
    shopIds: Object.values(SHOPS),
    categoryIds: [CONTACT_LENSES],
    valueIds: [101, pack],
    advancedIds: [910],
    texts: {},
    images: [],
    sorting: {},
    customData: {},
  })
  const made = {
    ...lens(LENS_PACK + 2, VALUES.thirty),
    masterKey: 'index_cr',
    customData: { rxPart: 'index' },
  }
  await insertRows(db, product, [
    lens(LENS_PACK, VALUES.ninety),
    lens(LENS_PACK + 1, VALUES.thirty),
    { ...made, categoryIds: [], valueIds: [], advancedIds: [] },
  ])
  const variants = [
    { id: 200, productId: LENS_PACK, valueIds: [VALUES.flat] },
    { id: 201, productId: LENS_PACK, valueIds: [VALUES.steep] },
    { id: 210, productId: LENS_PACK + 1, valueIds: [VALUES.flat] },
    { id: 220, productId: LENS_PACK + 2, valueIds: [] },
  ]
  await insertRows(
    db,
    variant,
    variants.map((each) => ({ ...each, ...moments, referenceKey: `V-${each.id}`, texts: {} })),
  )
  await insertRows(
    db,
    stock,
    variants.map(({ id }) => ({ variantId: id, quantity: 500, isSellableWithoutStock: false })),
  )
  await insertRows(
    db,
    price,
    variants.flatMap(({ id }) =>
      Object.values(SHOPS).map((shopId) => ({ variantId: id, shopId, withTax: 4990, vatRate: 0.19 })),
    ),
  )
}
