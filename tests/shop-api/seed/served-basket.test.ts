import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basket } from '#contract/shop-api/basket.ts'
import { createShopApi } from '#shop-api/app.ts'
import { type Db, rows } from '#platform/database.ts'
import type { Database } from '#shop-api/open-database.ts'
import { seed } from '#shop-api/seed/seed.ts'
import { SHOPS } from '#shop-api/seed/shops/shops.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

const now = new Date('2026-11-21T12:00:00Z')
const WITH =
  'items.product.attributes,items.product.advancedAttributes,items.product.categories,items.product.siblings,items.product.variants,items.variant.attributes,items.variant.lowestPriorPrice,items.promotion,applicablePromotions'

let database: Database
let api: (request: Request) => Promise<Response>
let questions = 0

/** Counts the statements outside transactions. */
const counted = (db: Db): Db =>
  new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'select' || name === 'execute') questions++
      return Reflect.get(target, name, receiver)
    },
  })

beforeAll(async () => {
  database = await openEmbeddedCopy()
  await seed(database.db, { now, products: 400 })
  api = createShopApi({ db: counted(database.db), now: () => now })
})
afterAll(() => database.close())

async function ask(shopId: number, path: string, body?: unknown) {
  const response = await api(
    new Request(`http://shop/v1/baskets/${path}?shopId=${shopId}&with=${WITH}`, {
      headers: { 'x-access-token': 'local' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  return { status: response.status, text, basket: basket.parse(JSON.parse(text)) }
}

/** Every n-th product of the shop, so that all kinds are included. */
async function sold(shopId: number, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    database.db,
    sql`
      select id from (
        select v.id, row_number() over (order by v.id) as place, count(*) over () as total
        from variant as v join product as p on p.id = v.product_id join price on price.variant_id = v.id
        join stock on stock.variant_id = v.id
        where price.shop_id = ${shopId} and ${shopId} = any (p.shop_ids) and p.is_active and quantity > 2) as each
      where place % greatest(1, total / ${most}) = 0 limit ${most}`,
  )
  return found.map(({ id }) => id)
}

describe.each(SHOPS.map(({ code, id, currency }) => [code, id, currency] as const))(
  'a basket in %s',
  (_, shopId, currency) => {
    test('of everything matches the contract, and its parts add up', async () => {
      const variants = await sold(shopId, 30)
      for (const variantId of variants)
        expect((await ask(shopId, `all-${shopId}/items`, { variantId, quantity: 2 })).status).toBe(201)
      const { items, cost, currencyCode, packages } = (await ask(shopId, `all-${shopId}`)).basket
      expect(items).toHaveLength(30)
      expect([currencyCode, cost.currencyCode]).toEqual([currency, currency])
      expect(cost.withTax).toBe(items.reduce((sum, { price }) => sum + price.total.withTax, 0))
      expect(cost.withoutTax + cost.tax.vat.amount).toBe(cost.withTax)
      for (const { price } of items) {
        expect(price.total.withTax).toBe(price.unit.withTax * 2)
        expect(price.total.withoutTax + price.total.tax.vat.amount).toBe(price.total.withTax)
      }
      for (const { packageId } of items) expect(packages.map(({ id }) => id)).toContain(packageId)
    })
  },
)

test('reading thirty lines needs as many statements as reading one', async () => {
  const [shopId, first] = [10001, 1]
  const variants = await sold(shopId, 30)
  await ask(shopId, 'one/items', { variantId: variants[first] })
  const read = async (key: string) => {
    await ask(shopId, key)
    questions = 0
    await ask(shopId, key)
    return questions
  }
  const once = await read('one')
  expect(once).toBeLessThan(8)
  expect(await read('all-10001')).toBe(once)
})

test('Switzerland converts the spelling of catalogue texts, and leaves the visitor’s texts', async () => {
  const swiss = (await sold(10005, 30))[0]
  const data = {
    customData: { to: 'Straße' },
    displayData: { name: { key: 'n', label: 'Größe', value: 'ß' } },
  }
  const { basket: after } = await ask(10005, 'Spaß/items', { variantId: swiss, ...data })
  expect(after).toMatchObject({ key: 'Spaß', items: [data] })
  const [item] = after.items
  expect(JSON.stringify([item?.product, item?.variant, after.applicablePromotions])).not.toContain('ß')
  const { basket: german } = await ask(10001, 'Spaß/items', { variantId: swiss, ...data })
  expect(JSON.stringify(german.items[0]?.product)).toContain('ß')
})

test('no cache stores a basket', async () => {
  const request = new Request('http://shop/v1/baskets/one?shopId=10001', {
    headers: { 'x-access-token': 'local' },
  })
  expect((await api(request)).headers.get('cache-control')).toBe('private, no-store')
})
