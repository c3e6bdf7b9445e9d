import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { product } from '#contract/shop-api/product.ts'
import { searchEntities } from '#contract/shop-api/search.ts'
import { frameDimensions } from '#domain/catalogue/frame-dimensions.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'

const LANGUAGES = [10001, 10003, 10005]
const page = z.object({ entities: z.array(product) })

let database: Database
let api: (request: Request) => Promise<Response>
beforeAll(async () => {
  database = await openEmbeddedCopy({ fill: seedShop })
  api = createShopApi({ db: database.db, now: () => SEEDED_AT })
})
afterAll(() => database.close())

async function ask(path: string, shopId = 10001): Promise<unknown> {
  const url = `http://shop${path}&shopId=${shopId}`
  const response = await api(new Request(url, { headers: { 'x-access-token': 'local' } }))
  return response.json()
}
const listed = async (term: string, shopId?: number) =>
  page.parse(
    await ask(
      `/v1/products?perPage=250&with=attributes,variants.attributes&filters[term]=${encodeURIComponent(term)}`,
      shopId,
    ),
  ).entities
const suggested = async (term: string) =>
  searchEntities
    .parse(await ask(`/v2/search/suggestions?with=product&term=${encodeURIComponent(term)}`))
    .suggestions.flatMap((each) => ('productSuggestion' in each ? [each.productSuggestion.product.id] : []))

/** A frame as its page and its temple name it. */
async function aFrame() {
  const { entities } = page.parse(
    await ask('/v1/products?perPage=50&with=attributes,variants.attributes&filters[term]=Panto'),
  )
  const [found] = entities.flatMap((each) => {
    const [variant] = each.variants ?? []
    const size = frameDimensions(variant?.attributes, each.attributes)
    const code = attributeLabel(variant?.attributes, 'manufacturerColorCode')
    return size && code ? [{ id: each.id, name: each.name, code, size }] : []
  })
  if (!found) throw new Error('no frame with a code and a size')
  const { lensWidth, bridge, temple } = found.size
  return { ...found, printed: `${lensWidth}-${bridge}-${temple}` }
}

test('a colour code finds its frame, alone, in small letters, and beside the name', async () => {
  const { id, name, code } = await aFrame()
  for (const term of [code, code.toLowerCase(), `${name} ${code}`]) {
    const found = await listed(term)
    expect([term, found.map((each) => each.id)]).toEqual([term, expect.arrayContaining([id])])
    for (const each of found)
      expect(
        each.variants?.map(({ attributes }) => attributeLabel(attributes, 'manufacturerColorCode')),
      ).toContain(code)
  }
  expect(await suggested(`${name} ${code}`)).toContain(id)
})

test.each(LANGUAGES)('a size finds the frames of exactly that size in shop %i', async (shopId) => {
  const { id, printed } = await aFrame()
  const found = await listed(printed, shopId)
  expect(found.map((each) => each.id)).toContain(id)
  for (const { attributes, variants = [] } of found)
    expect(
      variants.map((each) => {
        const size = frameDimensions(each.attributes, attributes)
        return size && `${size.lensWidth}-${size.bridge}-${size.temple}`
      }),
    ).toContain(printed)
  expect(await listed(printed.replaceAll('-', ' '), shopId)).toHaveLength(found.length)
})

test.each(['99-99-999', '48-23-15O', '01C43X9'])(
  '%s, which no frame has, finds nothing like it',
  async (term) => expect(await listed(term)).toEqual([]),
)
