import { expect, test } from 'vitest'
import { buyAgain } from '#server/loaders/account-orders.ts'
import { basket } from '#server/rpc/basket.ts'
import { checkoutCounter } from '#tests/support/checkout-counter.ts'
import { posted } from '#tests/support/forms.ts'
import { anOrder, anOrderItem } from '#tests/support/placed-orders.ts'

const { shopper } = checkoutCounter()
const url = new URL('https://shop.example/de-de/account/orders/123456789012/')

/** Another thing that was bought, by the number of its variant. */
const bought = (id: number) => {
  const item = anOrderItem(`i${id}`)
  return { ...item, variant: { ...item.variant, id } }
}

test.each([
  ['all that there is', [10], '/basket/?note=added-all', 1],
  ['what there is of it', [10, 999_999], '/basket/?note=added-some', 1],
  ['nothing that there is not', [999_999], undefined, 0],
])('who buys again finds %s', async (_, ids, location, count) => {
  const visit = await shopper(false)
  const order = anOrder({ items: ids.map(bought) })
  const answer = await buyAgain(visit, order, posted(url, { again: '1' }), { url, toBasket: '/basket/' })
  expect(answer?.headers.get('location') ?? undefined).toBe(location)
  expect(await basket.getBasket(visit, {})).toMatchObject({ value: { basket: { items: { length: count } } } })
})
