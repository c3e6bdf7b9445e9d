import type { PlaceOrder } from '#domain/order/place-order.ts'
import { aPlaceOrderRequest, HOME_ADDRESS, orderApi } from '#tests/support/order-api.ts'
import type { ShopApiFetch } from '#tests/support/shop-api.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

/** Frames of the typed catalogue that are in stock, and one that is always sold. */
export const FRAMES = [10, 20, 30, 31]
export const FIFTH = 70
export const CASE = 110

/** A line that claims to be tried at home. */
export const tried = (variantId: number, rest: object = {}) => ({
  variantId,
  quantity: 1,
  customData: { lensType: 'home_try_on' },
  ...rest,
})

/** Customers of a Shop API, each with a basket, a mailbox and an address of their own. */
export function tryOnBuyers(ask: ShopApiFetch) {
  const { put, see } = basketApi(ask)
  const { placeOrder, move, order } = orderApi(ask)
  let people = 0
  const buyers = {
    /** Somebody new, with these lines in the basket. */
    async somebody(items: readonly object[], rest: Partial<PlaceOrder> = {}) {
      const name = `person${(people += 1)}`
      for (const item of items) await put(name, item)
      const shipping = { ...HOME_ADDRESS, street: `${name}weg` }
      const request = aPlaceOrderRequest(await see(name), {
        customer: { id: null, email: `${name}@example.com` },
        address: { billing: shipping, shipping, forward: null },
        ...rest,
      })
      return { name, request, place: () => placeOrder(request) }
    },
    async placed(items: readonly object[] = [tried(FIFTH)], rest: Partial<PlaceOrder> = {}) {
      const result = await (await buyers.somebody(items, rest)).place()
      if (result.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(result)}`)
      return result.order
    },
    /** An order that has arrived. */
    async away(items?: readonly object[], rest?: Partial<PlaceOrder>) {
      const { id } = await buyers.placed(items, rest)
      await move(id, { event: 'ship' })
      await move(id, { event: 'deliver' })
      return (await order(id)).order
    },
  }
  return buyers
}
