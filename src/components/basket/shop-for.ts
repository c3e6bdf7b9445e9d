import { VARIANTS } from '#i18n/variants.ts'
import type { Shop } from '#islands/basket/shop.ts'

/** What an island needs to know of the shop of its page. */
export function shopFor({ variant, href, to }: Pick<App.Locals, 'variant' | 'href' | 'to'>): Shop {
  const { intl, currency } = VARIANTS[variant]
  return {
    intl,
    currency,
    base: href('/').replace(/\/$/, ''),
    basketHref: to('basket') ?? '/',
    checkoutHref: to('checkout') ?? '/',
  }
}
