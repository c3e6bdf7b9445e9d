import { waitsForValues } from '#domain/order/add-values.ts'
import type { Order } from '#domain/order/order.ts'
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
 * The way to the values of glasses that were ordered without them: a signed link, also for customers with an account. That they are missing
 * is said by what stands above it.
 */
export function missingValuesButton(
  order: Order,
  variant: VariantCode,
  { translate, absolute, link }: Links,
): EmailBlock[] {
  const path = pathOf(variant, 'order-values')
  if (path === null || !order.items.some((item) => waitsForValues(order, item))) return []
  const query = new URLSearchParams({ link: link(order.id) })
  return [
    {
      kind: 'button',
      label: translate('order.values.enter'),
      link: `${absolute(variant, path)}?${query}`,
    },
  ]
}
