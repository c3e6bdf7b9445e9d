import type { Basket } from '#domain/basket/basket.ts'
import { subscriptionChoiceIn } from '#domain/catalogue/subscription-offer.ts'
import type { Customer } from '#domain/customer/customer.ts'

type Goods = { items: readonly Pick<Basket['items'][number], 'customData'>[] }

/** Whether some of the goods come regularly. */
export const hasSubscription = ({ items }: Goods): boolean =>
  items.some(({ customData }) => subscriptionChoiceIn(customData) !== null)

/** A subscription is changed and cancelled in an account, so a guest needs one. */
export const needsAccount = (basket: Goods, { isGuest }: Pick<Customer, 'isGuest'>): boolean =>
  isGuest && hasSubscription(basket)
