import { expect, test } from 'vitest'
import { giftItem } from '#domain/basket/gift-item.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { buyAgain } from '#server/forms/buy-again.ts'
import { basketProcedures } from '#server/rpc/basket.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'
import { formRequest } from '#tests/support/forms.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const { shopper } = checkoutFixture()
const { shopper: lensShopper } = checkoutFixture(fillTypedCatalogue)
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
  [
    'what there is of it, and names the rest',
    [bought(10), bought(999_999)],
    '/basket/?note=added-some&order=123456789012&missing=i999999',
    1,
  ],
  [
    'that not all pieces are there',
    [bought(10, { quantity: 9 })],
    '/basket/?note=added-some&order=123456789012&missing=i10',
    1,
  ],
  [
    'that a gift is not there',
    [bought(10), { ...bought(20, { promotionId: 'cloth', customData }) }],
    '/basket/?note=added-some&order=123456789012&missing=i20',
    1,
  ],
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

test('lenses are bought again with the values of each eye, unless they are not made any more', async () => {
  const right = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }
  const left = { ...right, sphere: -3 }
  const lens = (values: object) => bought(240, { customData: { prescriptionValues: values } })
  const items = [
    { ...lens({ right, left: {} }), quantity: 2 },
    lens({ right: {}, left }),
    lens({ right: { ...right, sphere: -20 }, left: {} }),
  ]
  const visit = await lensShopper(false)
  const order = anOrder({ items })
  const answer = await buyAgain(visit, order, formRequest(url, { again: '1' }), { url, toBasket: '/basket/' })
  expect(answer?.headers.get('location')).toBe('/basket/?note=added-some&order=123456789012&missing=i240')
  expect(await basketProcedures.getBasket(visit, {})).toMatchObject({
    value: {
      basket: {
        items: [
          { quantity: 2, customData: { prescriptionValues: { right, left: {} } } },
          { quantity: 1, customData: { prescriptionValues: { right: {}, left } } },
        ],
      },
    },
  })
})

test('what is in the basket already does not count as added', async () => {
  const visit = await shopper(false)
  const again = (items: OrderItem[]) =>
    buyAgain(visit, anOrder({ items }), formRequest(url, { again: '1' }), { url, toBasket: '/basket/' })
  await again([bought(10, { quantity: 9 })])
  expect(await again([bought(10)])).toBeNull()
})
