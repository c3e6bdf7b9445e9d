import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { COLOURS } from '#domain/catalogue/colour.ts'
import { category } from '#contract/shop-api/category.ts'
import { filters } from '#contract/shop-api/filter.ts'
import { page } from '#contract/shop-api/page.ts'
import { resolvedEntity } from '#contract/shop-api/search.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'

const [FRAME, LENSES] = COLOURS
const JOINED = `joinFilters=${COLOURS.join(',')}`

let database: Database
let api: (request: Request) => Promise<Response>
beforeAll(async () => {
  database = await openEmbeddedCopy({ fill: seedShop })
  api = createShopApi({ db: database.db, now: () => SEEDED_AT })
})
afterAll(() => database.close())

const answerTo = (path: string, shopId: number) =>
  api(
    new Request(`http://shop${path}${path.includes('?') ? '&' : '?'}shopId=${shopId}`, {
      headers: { 'x-access-token': 'local' },
    }),
  )
async function ask(path: string, shopId: number): Promise<unknown> {
  const response = await answerTo(path, shopId)
  expect(response.status).toBe(200)
  return response.json()
}
const totalOf = async (query: string, shopId: number) =>
  page(z.unknown()).parse(await ask(`/v1/products?perPage=1&${query}`, shopId)).pagination.total

/** The category of sunglasses, and what its filter for a colour says and finds. */
async function filterFor(shopId: number, value: string) {
  const roots = z.array(category).parse(await ask('/v1/categories', shopId))
  const sunglasses = roots.find(({ shopLevelCustomData }) => shopLevelCustomData.handle === 'sunglasses')
  const scope = `filters[category]=${sunglasses?.id}`
  const read = async (more: string) =>
    filters
      .parse(await ask(`/v1/filters?${scope}${more}`, shopId))
      .flatMap((filter) =>
        filter.type === 'attributes'
          ? filter.values
              .filter((each) => each.value === value)
              .map(({ id, productCount }) => ({ slug: filter.slug, id, productCount }))
          : [],
      )
  const of = (slug: string, found: Awaited<ReturnType<typeof read>>) =>
    found.find((each) => each.slug === slug)
  const [apart, joined] = [await read(''), await read(`&${JOINED}`)]
  return {
    categoryId: sunglasses?.id,
    scope,
    frame: of(FRAME, apart),
    lenses: of(LENSES, apart),
    joined: of(FRAME, joined),
  }
}

describe('a colour and sunglasses find what the filter for colours has', () => {
  test.each([
    [10001, 'schwarze Sonnenbrille', 'black'],
    [10001, 'Sonnenbrille schwarz', 'black'],
    [10001, 'blaue Sonnenbrille', 'blue'],
    [10001, 'grüne Sonnenbrillen', 'green'],
    [10001, 'braune Sonnenbrille', 'brown'],
    [10001, 'Sonnenbrille in Grau', 'grey'],
    [10003, 'černé sluneční brýle', 'black'],
    [10003, 'modré sluneční brýle', 'blue'],
    [10003, 'zelených slunečních brýlích', 'green'],
    [10003, 'hnědé sluneční brýle', 'brown'],
    [10004, 'czarne okulary przeciwsłoneczne', 'black'],
    [10004, 'okulary przeciwsłoneczne niebieskie', 'blue'],
    [10004, 'zielone okulary przeciwsłoneczne', 'green'],
    [10004, 'brązowych okularów przeciwsłonecznych', 'brown'],
    [10006, 'lunettes de soleil noires', 'black'],
    [10006, 'lunettes de soleil bleues', 'blue'],
    [10006, 'lunettes de soleil vertes', 'green'],
    [10006, 'lunettes de soleil marron', 'brown'],
    [10006, 'lunettes de soleil brunes', 'brown'],
    [10006, 'lunettes de soleil gris', 'grey'],
    [10008, 'occhiali da sole neri', 'black'],
    [10008, 'occhiali da sole blu', 'blue'],
    [10008, 'occhiali da sole verdi', 'green'],
    [10008, 'occhiali da sole marroni', 'brown'],
  ])('shop %i: %s', async (shopId, term, value) => {
    const { categoryId, scope, frame, lenses, joined } = await filterFor(shopId, value)
    const count = joined?.productCount ?? 0
    expect(count).toBeGreaterThan(Math.max(frame?.productCount ?? 0, lenses?.productCount ?? 0))
    expect(count).toBeLessThanOrEqual((frame?.productCount ?? 0) + (lenses?.productCount ?? 0))

    const written = encodeURIComponent(term)
    const [entity] = resolvedEntity.parse(await ask(`/v2/search/resolve?term=${written}`, shopId))
    if (entity?.type !== 'category') throw new Error(entity?.type)
    const { category: resolved, filters: chosen, productCount } = entity.categorySuggestion
    expect(resolved.id).toBe(categoryId)
    expect(
      chosen.flatMap((each) =>
        each.type === 'attribute'
          ? each.attributeFilter.values.map(({ id }) => [each.attributeFilter.group.key, id])
          : [],
      ),
    ).toEqual([[FRAME, joined?.id]])
    expect({
      resolved: productCount,
      chosen: await totalOf(`${scope}&filters[${FRAME}]=${joined?.id}&${JOINED}`, shopId),
      searched: await totalOf(`${scope}&filters[term]=${written}`, shopId),
    }).toEqual({ resolved: count, chosen: count, searched: count })
  })
})

test('a filter names what is joined to it', async () => {
  const joinedOf = async (query: string) =>
    filters
      .parse(await ask(`/v1/filters?including=${COLOURS.join(',')}${query}`, 10001))
      .flatMap((filter) =>
        filter.type === 'attributes' && filter.joined ? [[filter.slug, filter.joined]] : [],
      )
  expect(await joinedOf('')).toEqual([])
  expect(await joinedOf(`&joinFilters=${FRAME}`)).toEqual([])
  expect(await joinedOf(`&${JOINED}`)).toEqual([[FRAME, [LENSES]]])
})

test('the filter for the frame has every colour of lenses', async () => {
  const valuesOf = (slug: string, found: z.infer<typeof filters>) =>
    found.flatMap((each) =>
      each.slug === slug && each.type === 'attributes' ? each.values.map(({ value }) => value) : [],
    )
  const found = filters.parse(await ask(`/v1/filters?including=${COLOURS.join(',')}&${JOINED}`, 10001))
  expect(valuesOf(FRAME, found)).toEqual(expect.arrayContaining(valuesOf(LENSES, found)))
})

test.each(['brand', `${COLOURS.join(',')},brand`, `${FRAME},${FRAME},${FRAME}`])(
  'attributes without colours are not joined: %s',
  async (joined) => {
    const response = await answerTo(`/v1/filters?joinFilters=${joined}`, 10001)
    expect(response.status).toBe(400)
  },
)

test('without being joined, a filter for the frame means the frame alone', async () => {
  const { scope, frame } = await filterFor(10001, 'green')
  expect(await totalOf(`${scope}&filters[${FRAME}]=${frame?.id}`, 10001)).toBe(frame?.productCount)
})

test('what is excluded by a joined colour has it neither in the frame nor in the lenses', async () => {
  const { scope, joined } = await filterFor(10001, 'green')
  const all = await totalOf(scope, 10001)
  expect(await totalOf(`${scope}&filters:not[${FRAME}]=${joined?.id}&${JOINED}`, 10001)).toBe(
    all - (joined?.productCount ?? 0),
  )
})

test.each([
  [10001, 'xl', 'XL'],
  [10001, 'Brille XL', 'XL'],
  [10006, 'lunettes xs', 'XS'],
])('shop %i: %s finds the size %s', async (shopId, term, value) => {
  const [size] = filters
    .parse(await ask('/v1/filters?including=shopSize', shopId))
    .filter(({ slug }) => slug === 'shopSize')
  const id = size?.type === 'attributes' ? size.values.find((each) => each.value === value)?.id : 0
  const found = await totalOf(`filters[term]=${encodeURIComponent(term)}`, shopId)
  expect(found).toBeGreaterThan(0)
  expect(await totalOf(`filters[term]=${encodeURIComponent(term)}&filters[shopSize]=${id}`, shopId)).toBe(
    found,
  )
})
