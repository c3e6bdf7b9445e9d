import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import type { Database } from '#shop-api/open-database.ts'
import { rxParts } from '#shop-api/seed/rx/rx-parts.ts'
import { seed } from '#shop-api/seed/seed.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'

const TABLES = [
  'shop',
  'category',
  'category_text',
  'attribute_group',
  'attribute_value',
  'advanced_attribute',
  'advanced_value',
  'brand',
  'product',
  'variant',
  'stock',
  'price',
  'picture',
  'campaign',
  'promotion',
  'redirect',
  'navigation_tree',
]

onBothDatabases({ fill: seedShop }, (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const listed = async (statement: SQL) =>
    (await rows<{ each: string }>(database.db, statement)).map(({ each }) => each)
  const count = async (statement: SQL) => (await rows<{ n: number }>(database.db, statement))[0]?.n ?? 0

  test('the same time makes the same rows', async () => {
    const fingerprints = () =>
      Promise.all(
        TABLES.map((table) =>
          listed(
            sql`select md5(coalesce(string_agg(md5(t::text), '' order by t::text), '')) as "each" from ${sql.identifier(table)} as t`,
          ),
        ),
      )
    const first = await fingerprints()
    await seedShop(database.db)
    expect(await fingerprints()).toEqual(first)
  })

  test('every sales status occurs', async () =>
    expect(
      await listed(sql`
        select distinct v.value as "each" from product
        join attribute_value as v on v.id = any (product.value_ids)
        join attribute_group as g on g.id = v.group_id and g.key = 'salesStatus' order by 1`),
    ).toEqual(['enrichment', 'offline', 'published', 'temporary_not_sellable']))

  test('every category of reduction occurs', async () =>
    expect(
      await listed(sql`
        select distinct r ->> 'category' as "each" from price, jsonb_array_elements(reductions) as r
        where reductions is not null order by 1`),
    ).toEqual(['automatic_discount', 'buy_x_get_y', 'campaign', 'promotion', 'sale', 'voucher']))

  test.each([
    ['above the price', sql`lowest_prior_price > with_tax`],
    ['equal to it', sql`lowest_prior_price = with_tax and reductions is not null`],
    ['below it', sql`lowest_prior_price < with_tax`],
    ['unknown', sql`lowest_prior_price is null`],
  ])('some lowest prior prices are %s', async (_, condition) =>
    expect(await count(sql`select count(*)::int as n from price where ${condition}`)).toBeGreaterThan(5),
  )

  test('a reduction is the difference to a plausible shop price', async () =>
    expect(
      await count(sql`
        select count(*)::int as n from price where reductions is not null and shop_id in (10003)
          and (with_tax + (select sum((r -> 'amount' ->> 'absoluteWithTax')::int) from jsonb_array_elements(reductions) as r)) % 100 <> 0`),
    ).toBe(0))

  test.each([
    ['none', sql`quantity = 0 and not is_sellable_without_stock`],
    ['one to five', sql`quantity between 1 and 5`],
    ['more than five', sql`quantity > 5`],
    ['none, but made to order', sql`quantity = 0 and is_sellable_without_stock`],
  ])('some variants have %s', async (_, condition) =>
    expect(await count(sql`select count(*)::int as n from stock where ${condition}`)).toBeGreaterThan(40),
  )

  test('VAT rates follow countries and kinds', async () =>
    expect(
      await listed(
        sql`select shop.country || ' ' || vat_rate as "each" from price join shop on shop.id = price.shop_id group by 1 order by 1`,
      ),
    ).toEqual([
      'AT 0.2',
      'CH 0.081',
      'CZ 0.12',
      'CZ 0.21',
      'DE 0.19',
      'IT 0.04',
      'IT 0.22',
      'PL 0.08',
      'PL 0.23',
    ]))

  test('care has the price of a litre in Germany and of 100 ml elsewhere', async () =>
    expect(
      await listed(sql`
        select distinct shop.country || ' ' || (reference ->> 'size') || ' ' || (reference ->> 'unit') as "each"
        from price join shop on shop.id = price.shop_id where reference is not null order by 1`),
    ).toEqual(['AT 100 ml', 'CH 100 ml', 'CZ 100 ml', 'DE 1 l', 'IT 100 ml', 'PL 100 ml']))

  test('frames at no cost are free where the flag of the shop is on', async () =>
    expect(
      await listed(sql`select distinct shop_id::text as "each" from price join variant on variant.id = variant_id
        join product on product.id = product_id where with_tax = 0 and not product.custom_data ? 'rxPart' order by 1`),
    ).toEqual(['10001', '10002']))

  test.each([
    ['new', sql`is_new`],
    ['not active', sql`not is_active`],
    ['sold in fewer shops', sql`cardinality(shop_ids) < 9`],
  ])('some products are %s', async (_, condition) =>
    expect(await count(sql`select count(*)::int as n from product where ${condition}`)).toBeGreaterThan(5),
  )

  test('every image is a picture that can be drawn', async () =>
    expect(
      await count(sql`
        select count(*)::int as n from product, jsonb_array_elements(images) as image
        left join picture on picture.hash = image ->> 'hash' where picture.hash is null`),
    ).toBe(0))

  test('gifts are existing variants', async () =>
    expect(
      await count(sql`
        select count(*)::int as n from promotion, jsonb_array_elements_text(effect -> 'additionalData' -> 'variantIds') as gift
        join variant on variant.id = gift::int`),
    ).toBeGreaterThan(10))

  test('indexes are built', async () =>
    expect(await count(sql`select products as n from catalogue`)).toBe(
      await count(sql`select count(*)::int as n from product`),
    ))
})

describe('a small shop', () => {
  test('has a few products of everything, and may be closed', async () => {
    const { db, close } = await openEmbeddedCopy()
    await seed(db, { now: SEEDED_AT, products: 60, closed: ['de-at'] })
    const [open] = await rows<{ products: number; closed: number }>(
      db,
      sql`select (select count(*)::int from product) as products,
        (select count(*)::int from shop where not (configuration -> 'flags' ->> 'onlineShop')::boolean) as closed`,
    )
    await close()
    expect(open).toEqual({ products: 61 + [...rxParts()].length, closed: 1 })
  })
})
