import type { Order } from '#domain/order/order.ts'
import { isPickUp } from '#domain/order/pick-up.ts'
import { firstAwaited } from '#domain/order/values-reminder.ts'
import { isMadeToMeasure } from '#domain/prescription/made-to-measure.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { deliveryLines } from '#modules/documents/order-format.ts'
import type { EmailBlock } from '#modules/email/render-email.ts'
import type { Translate } from '#modules/email/translator.ts'

/**
 * What happens after an order: when it is delivered, and when the buyer hears of it again. Nothing where nothing is still to come. No day
 * is promised as long as something is missing for lenses.
 */
export function nextBlocks(order: Order, variant: VariantCode, translate: Translate): EmailBlock[] {
  // Frames of a try-on that are kept are with their buyer already.
  if (!order.items.some(({ status }) => status === 'available')) return []
  const steps = [
    ...(firstAwaited(order) === null
      ? [
          ...deliveryLines(order, variant, translate),
          ...(order.items.some(isMadeToMeasure) ? [translate('order.email.next.make')] : []),
        ]
      : [translate('order.email.next.waiting')]),
    translate(isPickUp(order) ? 'order.email.next.ready' : 'order.email.next.ship'),
  ]
  return [
    { kind: 'heading', text: translate('order.email.next') },
    { kind: 'text', text: steps.join('\n') },
  ]
}
