import type { PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import type { DeliveryMethod } from '#domain/delivery/carrier.ts'
import type { DeliveryChoice } from '#domain/checkout/method-choices.ts'
import { windowSpan } from '#domain/delivery/delivery-window.ts'
import { formatShortDay } from '#islands/basket/shop.ts'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'

/** The name of a delivery method. */
export const methodText = (
  { kind, carrier }: Pick<DeliveryMethod, 'kind' | 'carrier'>,
  t: TranslateCheckout,
): string =>
  kind === 'branch' || carrier === null
    ? t('checkout.method.branch')
    : t(`checkout.method.${kind}`, { carrier: t(`checkout.carrier.${carrier}`) })

/** When the order arrives. */
export function windowText(
  { method, windows }: Pick<DeliveryChoice, 'method' | 'windows'>,
  shop: CheckoutShop,
  t: TranslateCheckout,
): string {
  const span = windowSpan(windows)
  if (!span) return t('checkout.window.unknown')
  const { min, max } = span
  if (method.kind === 'branch')
    return t('checkout.window.branch', { from: formatShortDay(shop, min), to: formatShortDay(shop, max) })
  if (min === max) return t('checkout.window.day', { day: formatShortDay(shop, min) })
  return t('checkout.window', {
    count: windows.length,
    from: formatShortDay(shop, min),
    to: formatShortDay(shop, max),
  })
}

/** From when everything can be collected that a branch has already; null: it has to be sent there first. */
export function collectText(
  branch: PickUpBranch | undefined,
  shop: CheckoutShop,
  t: TranslateCheckout,
): string | null {
  if (!branch?.hasAll || !branch.collectOn) return null
  const { collectOn } = branch
  return collectOn.on === 'later'
    ? t('checkout.window.from', { day: formatShortDay(shop, collectOn.date) })
    : t(`checkout.window.${collectOn.on}`)
}
