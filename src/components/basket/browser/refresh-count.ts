import { basketCount } from '#domain/basket/basket-entries.ts'
import { isKnownVisitor, rpc } from '#islands/rpc.ts'
import { storeBasketCount } from '#islands/stores/basket-count.ts'

/** After signing in or out, or after an order, the visitor's basket is not the one whose count the browser stored. */
if (isKnownVisitor())
  rpc('getBasket', { with: '' }).then(
    ({ basket }) => storeBasketCount(basketCount(basket.items)),
    () => undefined,
  )
