import type { Basket } from '#domain/basket/basket.ts'
import { holdMinutes } from '#domain/order/held-pieces.ts'
import type { TranslateCheckout } from './translate.ts'

/** For how long the goods wait while their buyer pays. */
export const holdText = ({ items }: Pick<Basket, 'items'>, t: TranslateCheckout): string =>
  t('checkout.hold', {
    minutes: holdMinutes(
      items.map(({ variant, quantity, availableQuantity = null }) => ({
        variantId: variant.id,
        quantity,
        stock: availableQuantity,
      })),
    ),
  })
