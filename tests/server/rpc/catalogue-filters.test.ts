import { describe, expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'
import { call } from '#tests/support/rpc.ts'
import { testShopApi } from '#tests/support/shopper.ts'

const api = testShopApi()

async function ask(name: string, payload: object) {
  const requested: string[] = []
  await using door = await startTestServer({
    shopApi: (request) => {
      requested.push(decodeURIComponent(request.url))
      return api.answer(request)
    },
  })
  const { status, body } = await call(door, name, payload)
  return { status, body, requested }
}

const GLASSES = { category: '/brillen' }
const idsOf = async (payload: object) =>
  (await ask('getProductsByCategory', { ...GLASSES, ...payload })).body.products.map(
    ({ id }: { id: number }) => id,
  )

const color = (...values: (number | string)[]) => ({ type: 'attributes', key: 'color', values })

describe('products by category', () => {
  test.each([
    ['no filter', {}, [7, 5, 3]],
    ['values by name', { attributes: { color: [201] } }, [5]],
    ['listed values', { attributes: [color(201)] }, [5]],
    ['listed values as text', { attributes: [color('201', '203')] }, [5, 3]],
    [
      'listed values by the id of their attribute',
      { attributes: [{ type: 'attributes', id: 200, values: [201] }] },
      [5],
    ],
    ['a listed yes-or-no', { attributes: [{ type: 'boolean', key: 'isNew', value: true }] }, [7, 3]],
    ['a yes-or-no in an older spelling', { booleans: { isnew: true } }, [7, 3]],
    ['what is not meant', { not: { color: [201] } }, [7, 3]],
    [
      'filters that the category does not offer',
      { attributes: { foo: [1], color: [201] }, not: { foo: [1] }, booleans: { foo: true } },
      [5],
    ],
    ['nothing else', { attributes: { foo: [1] } }, [7, 5, 3]],
    [
      'a listed filter that it does not offer',
      { attributes: [{ type: 'boolean', key: 'foo', value: true }] },
      [7, 5, 3],
    ],
    [
      'one that is wanted all the same',
      { whitelistAttributes: [{ type: 'attributes', key: 'foo', values: [1] }] },
      [],
    ],
  ])('with %s', async (_, where, ids) => {
    expect(await idsOf({ where })).toEqual(ids)
  })

  test('with filters that are alternatives', async () => {
    const where = { attributes: { color: [201], shape: [302] } }
    expect(await idsOf({ where })).toEqual([])
    expect(await idsOf({ where, orFiltersOperator: ['color', 'shape'] })).toEqual([5, 3])
    expect(await idsOf({ where, orFiltersOperator: ['color'] })).toEqual([])
  })

  test('are counted, and filtered, by the same', async () => {
    const payload = {
      ...GLASSES,
      where: { attributes: { foo: [1], color: [201], shape: [302] } },
      orFiltersOperator: ['color', 'shape'],
    }
    expect((await ask('getProductsCount', payload)).body).toEqual({ count: 2 })
    expect((await ask('getFilters', payload)).body).toMatchObject({ unfilteredCount: 2 })
  })

  test('with a filter that is included', async () => {
    const { requested } = await ask('getProductsByCategory', {
      ...GLASSES,
      where: { attributes: { color: [201] } },
      includedFilters: ['foo'],
    })
    expect(requested.some((url) => url.includes('/v1/filters?with=values&including=foo'))).toBe(true)
  })
})

test.each([
  ['getProductsByCategory', GLASSES],
  ['getProductsCount', GLASSES],
  ['getFilters', GLASSES],
  ['getProductById', { id: 10 }],
  ['getProductsByIds', { ids: [10] }],
  ['getProductsByReferenceKeys', { referenceKeys: ['P-10'] }],
  ['getVariantById', { ids: [100] }],
])('%s gives no price for a key that the request names', async (name, payload) => {
  const { status, requested } = await ask(name, { ...payload, pricePromotionKey: 'subscription' })
  expect(status).toBe(200)
  expect(requested.join()).not.toContain('pricePromotionKey')
})
