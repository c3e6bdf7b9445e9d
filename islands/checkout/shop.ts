import type { Language } from '#i18n/variants.ts'
import type { Shop } from '#islands/basket/shop.ts'

/** Whose checkout it is. A prop. */
export type CheckoutShop = Shop & {
  language: Language
  /** Where somebody says who he is. */
  signinHref: string
  /** Countries that bills go to, as their shop names them; its own first. */
  countries: readonly { code: string; name: string }[]
  legal: { terms: string; withdrawal: string; privacy: string }
}
