import { eq, inArray, sql } from 'drizzle-orm'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import type { Db } from '#platform/database.ts'
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
/** Each month or every third one, for a year, and to be cancelled at any time. */
const SUBSCRIBED = [VALUES.eligible, 1301, 1303, 1401, 1501]
const DISCOUNTS = [930, 940]

/** Sold in packs of 30 everywhere, in packs of 90 only in Germany. */
const PACK_ROWS = ['DE', 'CZ', 'PL', 'CH']
  .flatMap((country) => [30, 90].map((count) => ({ country, count })))
  .filter(({ country, count }) => count < 90 || country === 'DE')

const discount = (id: number, attributeId: number, percent: number) => ({
  id,
  attributeId,
  values: {
    '*': [{ fieldSet: [[{ value: percent, unit: '%', text: `${percent} %` }]], groupSet: [] }],
  },
})
const segment = (parameter: string, from: number, to: number, step: number) => ({ parameter, from, to, step })
const RANGE_ROWS = [
  segment('sphere', -6, 4, 0.25),
  segment('cylinder', -1.75, -0.75, 0.5),
  segment('axis', 10, 180, 10),
  segment('baseCurve', 8.4, 8.4, 0),
  segment('baseCurve', 8.8, 8.8, 0),
]

/**
 * The test catalogue with product types, and with what is worth cheating for: a frame at no cost (variant 60),
 * care with a subscription price (100), lenses for frames (220), and a contact lens in two base curves, in packs of 90 (200 and 201) and 30
 * (210), and a toric one that is ordered by values, in the base curves 8.4 (240) and 8.8 (241). The French-speaking shop gives no frames at no cost.
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
    .set({
      valueIds: sql`${product.valueIds} || ${`{${SUBSCRIBED.join(',')}}`}::integer[]`,
      advancedIds: sql`${product.advancedIds} || ${`{${DISCOUNTS.join(',')}}`}::integer[]`,
    })
    .where(inArray(product.id, [10, LENS_PACK + 4]))
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
    multiSelect: key === 'subscriptionInterval',
    type: '',
    isFilter: false,
    labels: { '*': key },
  })
  await insertRows(db, attributeGroup, [
    group(1000, 'subscriptionEligible', 'boolean'),
    group(1100, 'quantityPerUnit', 'choice'),
    group(1200, 'baseCurve', 'figure'),
    group(1300, 'subscriptionInterval', 'choice'),
    group(1400, 'subscriptionTerm', 'figure'),
    group(1500, 'subscriptionCancellationPolicy', 'choice'),
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
    value(1301, '1'),
    value(1303, '3'),
    value(1401, '12'),
    value(1501, 'anytime'),
  ])
  await insertRows(db, advancedAttribute, [
    { id: 91, key: 'availablePackageSizes', type: 'group', labels: { '*': 'Packs' } },
    { id: 92, key: 'lensParameterRange', type: 'group', labels: { '*': 'Values' } },
    { id: 93, key: 'subscriptionDiscount', type: 'group', labels: { '*': 'First' } },
    { id: 94, key: 'subscriptionSubsequentDiscount', type: 'group', labels: { '*': 'Later' } },
  ])
  await insertRows(db, advancedValue, [
    { id: 910, attributeId: 91, values: { '*': [{ fieldSet: [PACK_ROWS], groupSet: [] }] } },
    { id: 920, attributeId: 92, values: { '*': [{ fieldSet: [RANGE_ROWS], groupSet: [] }] } },
    discount(930, 93, 10),
    discount(940, 94, 12),
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
    { ...lens(LENS_PACK + 4, VALUES.thirty), advancedIds: [910, 920] },
  ])
  const variants = [
    { id: 200, productId: LENS_PACK, valueIds: [VALUES.flat] },
    { id: 201, productId: LENS_PACK, valueIds: [VALUES.steep] },
    { id: 210, productId: LENS_PACK + 1, valueIds: [VALUES.flat] },
    { id: 220, productId: LENS_PACK + 2, valueIds: [] },
    { id: 240, productId: LENS_PACK + 4, valueIds: [VALUES.flat] },
    { id: 241, productId: LENS_PACK + 4, valueIds: [VALUES.steep] },
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
