import { expect, test } from 'vitest'
import { readConfigurator } from '#server/configurator/configurator-state.ts'
import { createCaller } from '#server/session/caller.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const frame = aProduct(5, {
  attributes: attributesOf({ rimType: 'full', frameShape: 'panto' }),
  variants: [aVariant(7)],
})
const shop = fakeShopClient({
  configuration: async () => aConfiguration(),
  productIdOfVariant: async () => frame.id,
  product: async () => frame,
  rxProducts: async () => [],
})

test.each([
  ['a visitor', null, 24],
  ['a customer who has not said when they were born', { birthDate: null }, 24],
  ['a customer of forty', { birthDate: '1986-01-01' }, 24],
  ['a customer of seventy', { birthDate: '1956-01-01' }, 12],
] as const)('values of %s hold for so many months', async (_, who, months) => {
  const { ctx } = testContext({
    overrides: {
      orders: emptyOrderClient,
      shop: () => shop,
      configuratorDrafts: { ...testContext().ctx.configuratorDrafts, read: async () => null },
      now: () => new Date('2026-11-22T10:00:00Z'),
    },
  })
  const session = who && { token: 't', customer: aCustomer(who), expiresAt: new Date('2027-01-01') }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  const state = await readConfigurator({ ctx, variant: 'de-de', caller }, { variantId: 7, groupId: null })
  expect(state.context.holdMonths).toBe(months)
})
