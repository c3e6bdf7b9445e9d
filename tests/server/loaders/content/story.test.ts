import { expect, test } from 'vitest'
import { productQueryKey } from '#domain/content/block-data.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { INCOMPLETE_TAG } from '#clients/cache-tags.ts'
import { createContentClient } from '#clients/content/create-content-client.ts'
import { ShopError } from '#platform/errors.ts'
import { loadStory } from '#server/loaders/content/story.ts'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { testContext } from '#tests/support/test-server.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const category = aCategory({ id: 7, path: '/brillen' })

/** A shop with one category of products 1 and 2, and one named product, 5. */
const SHOP = fakeShopClient({
  categoryByPath: async (path) => (path === category.path ? category : null),
  productsByIds: async (ids) =>
    [aProduct(5), aProduct(6, { isSoldOut: true })].filter(({ id }) => ids.includes(id)),
  products: async ({ perPage = 24 }) => ({
    entities: [aProduct(1), aProduct(2)].slice(0, perPage),
    pagination: { current: 2, total: 2, perPage, page: 1, first: 1, prev: 1, next: 1, last: 1 },
  }),
})

function setUp(body: object[], { shop = SHOP, content = {} as object } = {}) {
  const { ctx, logLines } = testContext()
  const api = contentApi(
    contentOf({
      'de/seite': { content: { headline: 'Maße', body, ...content }, group_id: 'page' },
      'cs/stranka': { group_id: 'page' },
    }),
  )
  return {
    lines: logLines,
    load: (variant: VariantCode = 'de-de', slug = 'seite') =>
      loadStory(
        {
          ...ctx,
          now: () => NOW,
          shop: () => shop,
          content: createContentClient({
            url: 'http://content/v2',
            token: 'local-public',
            perSecond: 1000,
            fetch: api,
            now: () => 0,
            shopName: 'Halo',
            log: ctx.log,
          }),
        },
        variant,
        slug,
      ),
  }
}

const slider = (fields: object) => ({
  _uid: 's',
  component: 'product_slider',
  headline: 'Neu',
  count: '2',
  ...fields,
})
const tiles = {
  _uid: 't',
  component: 'category_slider',
  headline: 'Was',
  items: [{ _uid: 'i', component: 'category_tile', category: '/brillen' }],
}

async function value(loaded: ReturnType<ReturnType<typeof setUp>['load']>) {
  const result = await loaded
  if (!result.ok) throw new Error(result.error)
  return result.value
}

test('a missing page is not found', async () => {
  expect(await setUp([]).load('de-de', 'nirgends')).toEqual({ ok: false, error: 'not-found' })
})

test('a story has the spelling and the links of its reader', async () => {
  const swiss = await value(setUp([]).load('de-ch'))
  expect(swiss).toMatchObject({
    headline: 'Masse',
    slug: 'seite',
    translatedSlugs: { de: 'seite', cs: 'stranka' },
  })
  expect((await value(setUp([]).load('de-at'))).headline).toBe('Maße')
})

test.each([
  [{}, 'Maße'],
  [{ seo_title: 'Titel' }, 'Titel'],
  [{ headline: '' }, 'de/seite'],
])('with %j the title is "%s"', async (content, title) => {
  expect((await value(setUp([], { content }).load())).seo).toMatchObject({ title, robots: 'index, follow' })
})

test.each([
  [{ category: 'brillen' }, [1, 2]],
  [{ product_ids: '5' }, [5]],
  [{ product_ids: '6, 9', category: '/brillen' }, [1, 2]],
  [{ category: '/nirgends' }, []],
])('a shelf with %j shows %j', async (fields, ids) => {
  const { blockData, tags } = await value(setUp([slider(fields)]).load())
  const [shown = []] = blockData.products.values()
  expect(shown.map(({ id }) => id)).toEqual(ids)
  expect(tags).toEqual([`story:${uuid(1)}`, ...ids.map((id) => `product:${id}`)])
})

test('a tile tells how many, from how much, and what one looks like', async () => {
  const { blockData, tags } = await value(setUp([tiles]).load())
  expect(blockData.categories.get('/brillen')).toMatchObject({
    category: { id: 7 },
    count: 2,
    from: { amount: 100, currency: 'EUR' },
    examples: [{ id: 1 }, { id: 2 }],
  })
  expect(tags).toEqual(expect.arrayContaining(['category:7', 'product:1', 'product:2']))
})

test('a block is shown without its products while the shop is down, and the page is not cached', async () => {
  const down = () => Promise.reject(new ShopError('upstream', 'GET something'))
  const { load, lines } = setUp([slider({ category: '/brillen' }), tiles], {
    shop: fakeShopClient({ categoryByPath: down }),
  })
  const { body, blockData, tags } = await value(load())
  expect(body).toHaveLength(2)
  expect(
    blockData.products.get(
      productQueryKey({ ids: [], category: '/brillen', sort: 'newest', narrow: {}, count: 2 }),
    ),
  ).toEqual([])
  expect(tags).toContain(INCOMPLETE_TAG)
  expect(lines).toEqual([
    'warn: a block is shown without its products',
    'warn: a block is shown without its products',
  ])
})

test('faults are logged in one line, and their blocks left out', async () => {
  const { load, lines } = setUp([
    { _uid: 'x', component: 'carousel' },
    { _uid: 'y', component: 'teaser' },
    tiles,
  ])
  expect((await value(load())).body.map(({ component }) => component)).toEqual([
    'fault',
    'fault',
    'category_slider',
  ])
  expect(lines).toEqual(['error: blocks of a story cannot be rendered'])
})

test.each([
  [{}, null],
  [{ start_time: '2026-11-22 08:00', end_time: '2026-11-23 08:00' }, '2026-11-22T08:00:00.000Z'],
])('a page with a block %j is cached until %s', async (times, until) => {
  expect((await value(setUp([{ ...tiles, ...times }]).load())).until).toBe(until)
})
