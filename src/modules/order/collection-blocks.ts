import type { Branch } from '#domain/branch/branch.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { Order } from '#domain/order/order.ts'
import { defangText } from '#domain/text/defang-text.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { branchHours } from '#modules/email/branch-hours.ts'
import type { EmailBlock } from '#modules/email/render-email.ts'
import type { Sender } from '#modules/email/sender.ts'
import type { Translate } from '#modules/email/translator.ts'

type Collection = {
  order: Order
  variant: VariantCode
  branch: Branch | null
  now: Date
  sender: Sender
  translate: Translate
}

/** Where an order can be collected, when, and what to bring. A branch that is unknown by now has the name that the order recorded. */
export function collectionBlocks({
  order,
  variant,
  branch,
  now,
  sender,
  translate,
}: Collection): EmailBlock[] {
  const place = branch
    ? `${sender.name} ${branch.name}\n${branch.street}\n${branch.zip} ${branch.city}`
    : defangText(order.shipping.collectionPoint?.name ?? '', 100)
  const hours = branchHours(branch, { now, variant, translate })
  return [
    {
      kind: 'rows',
      rows: [
        [translate('order.address.point'), place],
        ...(hours === '' ? [] : [[translate('order.email.ready.hours'), hours] as const]),
        [translate('order.lookup.number'), formatOrderNumber(order.id)],
        [translate('order.email.ready.bring'), translate('order.email.ready.what')],
      ],
    },
  ]
}
