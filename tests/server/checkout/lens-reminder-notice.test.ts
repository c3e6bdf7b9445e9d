import { expect, test } from 'vitest'
import { basketService } from '#server/basket/basket-service.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const counter = checkoutFixture(fillTypedCatalogue)
const VALUES = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }

async function lensShopper(lensReminder: boolean): Promise<RequestScope> {
  const scope = await counter.shopper(false)
  const shop = (variant: RequestScope['variant']) => {
    const client = scope.ctx.shop(variant)
    return {
      ...client,
      async configuration() {
        const configuration = await client.configuration()
        return { ...configuration, flags: { ...configuration.flags, lensReminder } }
      },
    }
  }
  const own = { ...scope, ctx: { ...scope.ctx, shop } }
  const customData = { prescriptionValues: { right: VALUES, left: {} } }
  await basketService.add(own, [{ variantId: 240, quantity: 1, customData }])
  return own
}

test('who orders contact lenses reads that they are reminded, and the order records that they did', async () => {
  const scope = await lensShopper(true)
  await counter.answerAll(scope)
  expect((await counter.viewOf(scope)).isLensReminderAnnounced).toBe(true)
  await counter.submit(scope, { values: 'yes' })
  expect(counter.placed.at(-1)?.isLensReminderAnnounced).toBe(true)
})

test('who declines at the checkout is not reminded of the order', async () => {
  const scope = await lensShopper(true)
  await counter.answerAll(scope)
  counter.clear()
  await counter.submit(scope, { values: 'yes', unreminded: 'yes' })
  expect(counter.placed).toHaveLength(1)
  expect(counter.placed[0]).not.toHaveProperty('isLensReminderAnnounced')
})

test('who orders lenses among other goods is reminded as well', async () => {
  const scope = await lensShopper(true)
  await basketService.add(scope, [{ variantId: 10, quantity: 1 }])
  const { basket, isLensReminderAnnounced } = await counter.viewOf(scope)
  expect([basket.items.length, isLensReminderAnnounced]).toEqual([2, true])
})

test.each([
  ['lenses in a shop without the flag', () => lensShopper(false)],
  ['other goods', () => counter.shopper()],
])('nothing is announced for %s', async (_, shopper) => {
  const scope = await shopper()
  await counter.answerAll(scope)
  expect((await counter.viewOf(scope)).isLensReminderAnnounced).toBe(false)
  counter.clear()
  await counter.submit(scope, { values: 'yes' })
  expect(counter.placed).toHaveLength(1)
  expect(counter.placed[0]).not.toHaveProperty('isLensReminderAnnounced')
})
