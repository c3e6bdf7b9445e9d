import type { PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import type { DeliveryMethod } from '#domain/delivery/carrier.ts'
import type { DeliveryChoice } from '#domain/checkout/method-choices.ts'
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

/** When the order arrives: a line for each parcel, since one may come weeks after the other, and from when the days of one that waits count. */
export function windowLines(
  { method, windows }: Pick<DeliveryChoice, 'method' | 'windows'>,
  shop: CheckoutShop,
  t: TranslateCheckout,
): string[] {
  const { length: count } = windows
  if (count === 0) return [t('checkout.window.unknown')]
  const what = count > 1 ? 'parcel' : method.kind === 'branch' ? 'branch' : 'home'
  const lines = windows.map(({ min, max, isOnHold }, place) =>
    t(`checkout.window.${what}.${isOnHold ? 'earliest' : min === max ? 'day' : 'span'}`, {
      number: place + 1,
      count,
      from: formatShortDay(shop, min),
      to: formatShortDay(shop, max),
    }),
  )
  return windows.some(({ isOnHold }) => isOnHold) ? [...lines, t('basket.delivery.waiting')] : lines
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
