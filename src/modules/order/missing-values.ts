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
 * The way to the values of glasses that were ordered without them, or to the slip that an optician has to see: a signed link, also for
 * customers with an account. That values are missing is said by what stands above it.
 */
export function missingValuesButton(
  order: Order,
  variant: VariantCode,
  { translate, absolute, link }: Links,
): EmailBlock[] {
  const path = pathOf(variant, 'order-values')
  const awaited = firstAwaited(order)
  if (path === null || awaited === null) return []
  const query = new URLSearchParams({ link: link(order.id) })
  return [
    ...(awaited === 'slip'
      ? [{ kind: 'text', text: translate('order.prescription-slip.missing') } as const]
      : []),
    {
      kind: 'button',
      label: translate(awaited === 'slip' ? 'order.prescription-slip.enter' : 'order.values.enter'),
      link: `${absolute(variant, path)}?${query}`,
    },
  ]
}
