import type { Language } from '#i18n/variants.ts'
import type { Shop } from '#islands/basket/shop.ts'

/** The shop of the checkout. A prop. */
export type CheckoutShop = Shop & {
  checkoutHref: string
  language: Language
  /** Address of the sign-in page. */
  signinHref: string
  /** Countries of billing addresses, by the names that the shop uses; its own first. */
  countries: readonly { code: string; name: string }[]
  legal: { terms: string; withdrawal: string; privacy: string }
}
