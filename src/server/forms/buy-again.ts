import type { NewItem } from '#domain/basket/basket.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import type { BasketNote } from '#domain/basket/note.ts'
import type { Order } from '#domain/order/order.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/**
 * Adds the items of an order to the basket again, except gifts, which have to be earned again, and groups, which
 * have to be configured again. Null where nothing was added.
 */
export const buyAgain = (
  scope: RequestScope,
  order: Order,
  request: Request,
  { url, toBasket }: { url: URL; toBasket: string },
): Promise<Response | null> =>
  formAction(request, url, async () => {
    const items = order.items
      .filter((item) => !item.itemGroup && !isGiftItem(item))
      .map(({ variant, quantity }) => ({ variantId: variant.id, quantity }))
    const note = items.length > 0 ? await addAgain(scope, items) : null
    return note === null ? null : seeOther(`${toBasket}?note=${note}`, scope.caller)
  })

/** Available items stay in the basket even if others fail. Tells whether all, some, or (null) none were added. */
async function addAgain(scope: RequestScope, items: NewItem[]): Promise<BasketNote | null> {
  const added = await basketService.add(scope, items)
  if (added.ok) return 'added-all'
  const read = await basketService.read(scope)
  if (!read.ok) return null
  const lines = read.value.basket.items
  const isIn = ({ variantId }: NewItem) => lines.some(({ variant }) => variant.id === variantId)
  return items.some(isIn) ? 'added-some' : null
}
