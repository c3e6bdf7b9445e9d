import { describe, expect, test } from 'vitest'
import { fail } from '#domain/result.ts'
import { subscribedItems } from '#server/basket/subscribe.ts'
import { createCaller } from '#server/session/caller.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { subscribable } from '#tests/support/subscriptions.ts'
import { testContext } from '#tests/support/test-server.ts'

const CHOICE = { interval: '3', day: 12 }
const CARE = { variantId: 3, quantity: 1 }

/** A shop with lens care, whose discounts are in this unit. */
async function subscribe({ isOn = true, unit = '%', variantId = 3, subscription = CHOICE } = {}) {
  const { ctx, logLines } = testContext()
  const { flags } = aConfiguration()
  const shop = fakeShopClient({
    configuration: async () => aConfiguration({ flags: { ...flags, subscription: isOn } }),
    productIdOfVariant: async (id) => (id === 3 ? 13 : null),
    product: async () => aProduct(13, { ...subscribable({}, unit), variants: [aVariant(3)] }),
  })
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), null, undefined)
  const scope = { ctx: { ...ctx, shop: () => shop }, variant: 'de-de', caller } as const
  return { items: await subscribedItems(scope, [{ ...CARE, variantId, subscription }, CARE]), logLines }
}

describe('goods that are to come regularly', () => {
  test('have their terms and the price of subscribers; those beside them do not', async () =>
    expect((await subscribe()).items).toEqual({
      ok: true,
      value: [
        {
          ...CARE,
          customData: {
            subscriptionDefinition: {
              subscriptionInterval: '3',
              subscriptionDeliveryDate: 12,
              subscriptionTerm: 12,
              subscriptionCancellationPolicy: 'anytime',
            },
            pricePromotionKey: 'subscription',
          },
        },
        CARE,
      ],
    }))

  test.each([
    ['in a shop without subscriptions', { isOn: false }],
    ['in a rhythm that is not offered', { subscription: { interval: '2', day: 12 } }],
    ['on a day that no month has', { subscription: { interval: '3', day: 31 } }],
    ['where nobody knows them', { variantId: 4 }],
  ])('are refused %s, with all that was to be added', async (_, world) =>
    expect((await subscribe(world)).items).toEqual(fail({ status: 422, kind: 'subscription' })),
  )

  test('whose discount is not in percent are logged', async () => {
    const { items, logLines } = await subscribe({ unit: 'EUR' })
    expect(items.ok).toBe(true)
    expect(logLines.join()).toContain('the discount of a subscription has an unknown unit')
  })
})
