import type { DeliveryMethod } from '#domain/checkout/carrier.ts'
import type { DeliveryChoice } from '#domain/checkout/choice.ts'
import { spanOf } from '#domain/checkout/window.ts'
import { dayOf } from '#islands/basket/shop.ts'
import type { Say } from './say.ts'
import type { CheckoutShop } from './shop.ts'

/** What a way of delivery is called. */
export const methodName = ({ kind, carrier }: Pick<DeliveryMethod, 'kind' | 'carrier'>, t: Say): string =>
  kind === 'branch' || carrier === null
    ? t('checkout.method.branch')
    : t(`checkout.method.${kind}`, { carrier: t(`checkout.carrier.${carrier}`) })

/** When it all comes. */
export function windowText(
  { method, windows }: Pick<DeliveryChoice, 'method' | 'windows'>,
  shop: CheckoutShop,
  t: Say,
): string {
  const span = spanOf(windows)
  if (!span) return t('checkout.window.unknown')
  const { min, max } = span
  if (method.kind === 'branch')
    return t('checkout.window.branch', { from: dayOf(shop, min), to: dayOf(shop, max) })
  if (min === max) return t('checkout.window.day', { day: dayOf(shop, min) })
  return t('checkout.window', { count: windows.length, from: dayOf(shop, min), to: dayOf(shop, max) })
}
