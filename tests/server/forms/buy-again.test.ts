import { expect, test } from 'vitest'
import { giftItem } from '#domain/basket/gift-item.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { buyAgain } from '#server/forms/buy-again.ts'
import { basketProcedures } from '#server/rpc/basket.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'
import { formRequest } from '#tests/support/forms.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const { shopper } = checkoutFixture()
const url = new URL('https://shop.example/de-de/account/orders/123456789012/')

/** Another bought item, by the number of its variant. */
const bought = (id: number, rest: Partial<OrderItem> = {}) => {
  const item = anOrderItem(`i${id}`)
  return { ...item, variant: { ...item.variant, id }, ...rest }
}
const { customData = {} } = giftItem('cloth', 10)

test.each([
  ['all that there is', [bought(10)], '/basket/?note=added-all', 1],
  ['what was cheaper then', [bought(10, { promotionId: 'second-pair' })], '/basket/?note=added-all', 1],
  ['what there is of it', [bought(10), bought(999_999)], '/basket/?note=added-some', 1],
  ['nothing that there is not', [bought(999_999)], undefined, 0],
  ['no gift', [bought(10, { promotionId: 'cloth', customData })], undefined, 0],
])('buying again shows %s', async (_, items, location, count) => {
  const visit = await shopper(false)
  const order = anOrder({ items })
  const answer = await buyAgain(visit, order, formRequest(url, { again: '1' }), { url, toBasket: '/basket/' })
  expect(answer?.headers.get('location') ?? undefined).toBe(location)
  expect(await basketProcedures.getBasket(visit, {})).toMatchObject({
    value: { basket: { items: { length: count } } },
  })
})
