import { VARIANTS } from '#i18n/variants.ts'
import type { Shop } from '#islands/basket/shop.ts'

/** The data about the page's shop that an island needs. */
export function shopFor({
  ctx,
  variant,
  href,
  to,
}: Pick<App.Locals, 'ctx' | 'variant' | 'href' | 'to'>): Shop {
  const { intl, currency } = VARIANTS[variant]
  return {
    intl,
    currency,
    base: href('/').replace(/\/$/, ''),
    basketHref: to('basket') ?? '/',
    checkoutHref: ctx.takesOrders ? to('checkout') : null,
  }
}
