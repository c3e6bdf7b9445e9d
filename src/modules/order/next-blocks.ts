import type { Order } from '#domain/order/order.ts'
import { isPickUp } from '#domain/order/pick-up.ts'
import { packagesOnHold } from '#domain/order/packages-on-hold.ts'
import { isMadeToMeasure } from '#domain/prescription/made-to-measure.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { deliveryLines } from '#modules/documents/order-format.ts'
import type { EmailBlock } from '#modules/email/render-email.ts'
import type { Translate } from '#modules/email/translator.ts'

/**
 * What happens after an order: when it is delivered, and when the buyer hears of it again. Nothing where nothing is still to come. No day
 * is promised of a parcel as long as something is missing for its lenses.
 */
export function nextBlocks(order: Order, variant: VariantCode, translate: Translate): EmailBlock[] {
  // Frames of a try-on that are kept are with their buyer already.
  if (!order.items.some(({ status }) => status === 'available')) return []
  const isMade = packagesOnHold(order).size === 0 && order.items.some(isMadeToMeasure)
  const steps = [
    ...deliveryLines(order, variant, translate),
    ...(isMade ? [translate('order.email.next.make')] : []),
    ...(packagesOnHold(order).size > 0 ? [translate('order.next.waiting')] : []),
    translate(isPickUp(order) ? 'order.email.next.ready' : 'order.email.next.ship'),
  ]
  return [
    { kind: 'heading', text: translate('order.email.next') },
    { kind: 'text', text: steps.join('\n') },
  ]
}
