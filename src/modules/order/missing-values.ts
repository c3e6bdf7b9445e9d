import type { Order } from '#domain/order/order.ts'
import { firstAwaited } from '#domain/order/values-reminder.ts'
import { pathOf } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { EmailBlock } from '#modules/email/render-email.ts'
import type { Translate } from '#modules/email/translator.ts'

type Links = {
  translate: Translate
  absolute(variant: VariantCode, path: string): string
  /** The proof that opens the order. */
  link(orderId: string): string
}

/**
 * The way to the values of glasses that were ordered without them, to the distances of office lenses, or to the slip that an optician has to
 * see: a signed link, also for customers with an account. That values or distances are missing is said by what stands above it. `awaited`: what it asks for.
 */
export function missingValuesButton(
  order: Order,
  variant: VariantCode,
  { translate, absolute, link }: Links,
  awaited = firstAwaited(order),
): EmailBlock[] {
  const path = pathOf(variant, 'order-values')
  if (path === null || awaited === null) return []
  const query = new URLSearchParams({ link: link(order.id) })
  return [
    ...(awaited === 'slip'
      ? [{ kind: 'text', text: translate('order.prescription-slip.missing') } as const]
      : []),
    {
      kind: 'button',
      label: translate(`order.${awaited === 'slip' ? 'prescription-slip' : awaited}.enter`),
      link: `${absolute(variant, path)}?${query}`,
    },
  ]
}
