import type { createBasket } from './basket-store.ts'

/**
 * Reads the basket again where the browser restores a page whose basket is known: the shopper comes back from the checkout, or from
 * elsewhere. Spec §2 "Basket popover".
 */
export function refreshOnReturn(
  page: Pick<EventTarget, 'addEventListener'>,
  { $basket, refresh }: Pick<ReturnType<typeof createBasket>, '$basket' | 'refresh'>,
): void {
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true && $basket.get().basket) void refresh()
  })
}
