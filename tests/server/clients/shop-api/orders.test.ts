import { expect, test } from 'vitest'
import { createOrderBooks } from '#server/clients/shop-api/orders.ts'
import { basketFields } from '#server/rpc/fields.ts'
import { aPress } from '#tests/support/orderer.ts'
import type { Cost } from '#domain/basket/basket.ts'
import { minor } from '#domain/money/price.ts'

/** The attributes of goods that a list of fields asks for first. */
const attributesIn = (fields: string): string[] =>
  /items\.product\.attributes:key\(([\w|]+)\)/.exec(fields)?.[1]?.split('|') ?? []

test('an order keeps every word that its basket has said of the goods', async () => {
  let asked = ''
  const fetch = (request: Request) => {
    asked = new URL(request.url).searchParams.get('with') ?? ''
    return Promise.resolve(new Response('{}', { status: 409 }))
  }
  const access = {
    http: { fetch, timeout: 1000 },
    baseUrl: 'http://shop',
    auth: { kind: 'token', token: 'local' } as const,
    shopId: 1,
  }
  const zero = minor(0)
  const cost: Cost = {
    currencyCode: 'EUR',
    withTax: zero,
    withoutTax: zero,
    tax: { vat: { amount: zero, rate: 0 } },
    appliedReductions: [],
  }
  const press = aPress({ key: 'basket', items: [], cost })
  await expect(createOrderBooks(() => access).enter('de-de', press)).rejects.toThrow('409')
  expect(attributesIn(basketFields()).length).toBeGreaterThan(0)
  expect(attributesIn(asked)).toEqual(expect.arrayContaining(attributesIn(basketFields())))
})
