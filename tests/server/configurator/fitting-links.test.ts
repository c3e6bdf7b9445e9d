import { expect, test } from 'vitest'
import type { CategoryCustomData, CategoryStep } from '#domain/catalogue/category.ts'
import type { Filter } from '#domain/catalogue/filter.ts'
import { frameFacts } from '#server/configurator/frame-facts.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'
import { recordingLog } from '#tests/support/log.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const step = (
  categoryId: number,
  categoryUrl: string,
  shopLevelCustomData?: CategoryCustomData,
): CategoryStep => ({
  categoryId,
  categoryName: 'Ware',
  categorySlug: 'ware',
  categoryUrl,
  categoryHidden: false,
  ...(shopLevelCustomData && { shopLevelCustomData }),
})

/** A small and a medium size, by the number of their category: 11 and 12 of category 1. */
const sizesOf = (categoryId: number): Filter => ({
  id: 1,
  slug: 'shopSize',
  name: 'Größe',
  type: 'attributes',
  attributeGroupType: 'choice',
  values: ['S', 'M'].map((value, place) => ({
    id: categoryId * 10 + place + 1,
    name: value,
    value,
    productCount: 3,
  })),
})

const MEASURES = {
  lensWidth: '52',
  lensHeight: '40',
  bridgeWidth: '18',
  templeLength: '140',
  glassesWidth: '138',
}

async function factsOf({
  categories,
  attributes = {},
  error,
  measures = MEASURES,
}: {
  categories?: CategoryStep[][]
  attributes?: Record<string, string>
  error?: Error
  measures?: Record<string, string>
} = {}) {
  const shop = fakeShopClient({
    async filters({ where }) {
      if (error) throw error
      return [sizesOf(where.categoryId ?? 0)]
    },
  })
  const { log, lines, fields } = recordingLog()
  const { ctx } = testContext({ overrides: { shop: () => shop, log } })
  const product = aProduct(5, {
    attributes: attributesOf({ rimType: 'full', ...attributes }),
    ...(categories && { categories }),
  })
  const variant = aVariant(7, { attributes: attributesOf({ shopSize: 'L', ...measures }) })
  return { ...(await frameFacts(ctx, 'de-de', { product, variant })), lines, fields }
}

test.each<[string, CategoryStep[][] | undefined, string]>([
  ['its first category', [[step(1, '/brillen')], [step(2, '/sale')]], '/brillen/?size=11,12'],
  [
    'that of all frames, whatever is first',
    [[step(1, '/sale')], [step(2, '/damen', {}), step(3, '/brillen/', { handle: 'glasses' })]],
    '/brillen/?size=31,32',
  ],
  ['a category whose address has several parts', [[step(1, 'brillen/damen/')]], '/brillen/damen/?size=11,12'],
  ['a category whose address has slashes around it', [[step(1, '//brillen//')]], '/brillen/?size=11,12'],
  ['the start page, of a frame in no category', [], '/'],
  ['the start page, of a frame whose categories are not known', undefined, '/'],
])('smaller frames than a large one are listed in %s', async (_, categories, smaller) =>
  expect((await factsOf(categories && { categories })).links).toEqual({
    progressive: smaller.replace(/\?.*/, ''),
    smaller,
  }),
)

test('without filters the links show all of the listing', async () => {
  const error = new Error('the service is down')
  const { links, lines, fields } = await factsOf({ categories: [[step(1, '/brillen')]], error })
  expect(links).toEqual({ progressive: '/brillen/', smaller: '/brillen/' })
  expect(lines).toEqual(['warn: frames that fit better are linked without their filter'])
  expect(fields).toEqual([{ error }])
})

test('a frame is as wide as its size, and has the lenses of sunglasses where it is one', async () => {
  expect((await factsOf({ measures: {} })).width).toBeNull()
  expect(await factsOf()).toMatchObject({ width: 138, sunLens: null, isRimless: false })
  const sunglasses = { baseColorLenses: 'green', lensColor: 'green-gradient', rimType: 'rimless' }
  expect(await factsOf({ attributes: sunglasses })).toMatchObject({
    sunLens: { type: 'gradient', color: 'green' },
    isRimless: true,
  })
})
