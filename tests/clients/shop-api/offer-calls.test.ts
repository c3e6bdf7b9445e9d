import { expect, test } from 'vitest'
import { importProducts, rebuildIndex, setPrices, setStock } from '#clients/shop-api/offer-calls.ts'

const sent: { url: string; body: unknown }[] = []
const access = (status: number, answer: unknown) => ({
  http: {
    async fetch(request: Request) {
      sent.push({ url: request.url, body: await request.json() })
      return Response.json(answer, { status })
    },
    timeout: 1000,
  },
  baseUrl: 'http://shop.test',
  auth: { kind: 'token', token: 'local' } as const,
  shopId: 10001,
})
const refusal = (field: string) => ({
  code: 400,
  message: 'no',
  details: [{ field, description: 'is wrong' }],
})

test('a list is sent as a whole', async () => {
  expect(await setPrices(access(200, { changed: 1, unchanged: 2 }), [1, 2, 3])).toEqual({
    ok: true,
    value: { changed: 1, unchanged: 2 },
  })
  await setStock(access(200, { changed: 0, unchanged: 1 }), ['a'])
  const imported = { created: 1, changed: 0, unchanged: 0 }
  expect(await importProducts(access(200, imported), ['b'])).toEqual({ ok: true, value: imported })
  expect(await rebuildIndex(access(200, { products: 7 }))).toBe(7)
  expect(sent).toEqual([
    { url: 'http://shop.test/v1/prices?shopId=10001', body: { prices: [1, 2, 3] } },
    { url: 'http://shop.test/v1/stock?shopId=10001', body: { stocks: ['a'] } },
    { url: 'http://shop.test/v1/catalogue/products?shopId=10001', body: { products: ['b'] } },
    { url: 'http://shop.test/v1/catalogue/index?shopId=10001', body: {} },
  ])
})

test.each([
  [refusal('prices[12].withTax'), { place: 12, field: 'withTax', text: 'is wrong' }],
  [refusal('prices[0]'), { place: 0, field: '', text: 'is wrong' }],
  [
    { code: 400, message: 'prices: too many' },
    { place: -1, field: '', text: 'prices: too many' },
  ],
  ['not JSON of the contract', { place: -1, field: '', text: '400' }],
])('%j names what is wrong', async (answer, fault) =>
  expect(await setPrices(access(400, answer), [])).toEqual({ ok: false, error: [fault] }),
)

test('a Shop API without these routes is an error', async () =>
  expect(setPrices(access(404, { code: 404, message: 'nothing' }), [])).rejects.toThrow(
    'PUT /v1/prices: 404',
  ))

test('an index that is not rebuilt is an error', async () =>
  expect(rebuildIndex(access(404, { code: 404, message: 'nothing' }))).rejects.toThrow(
    'PUT /v1/catalogue/index: 404',
  ))
