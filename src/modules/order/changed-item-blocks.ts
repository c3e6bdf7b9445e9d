import { basketEntries } from '#domain/basket/basket-entries.ts'
import { lineView } from '#domain/basket/line-view.ts'
import { isRxService } from '#domain/catalogue/rx-product.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { carrierName } from '#modules/documents/order-format.ts'
import type { EmailBlock } from '#modules/email/render-email.ts'
import type { Translate } from '#modules/email/translator.ts'
import { itemName } from './ordered-goods.ts'

type Props = { order: Order; news: OrderNotification; translate: Translate }

/** What a notification is about: shipped packages with their links, and cancelled or returned goods; a pair of glasses with its parts. */
export function changedItemBlocks({ order, news, translate }: Props): EmailBlock[] {
  const shipped = order.packages.filter(({ id }) => news.packages?.includes(id))
  const items = order.items.filter(
    ({ key, packageId, status, product }) =>
      !isRxService(product) &&
      (news.items?.includes(key) || (status !== 'cancelled' && shipped.some(({ id }) => id === packageId))),
  )
  const pieces = ({ key, quantity }: OrderItem) => `${news.pieces?.[key] ?? quantity} ×`
  return [
    {
      kind: 'rows',
      rows: basketEntries(items).flatMap(({ main, parts }) => [
        [itemName(main), pieces(main)] as const,
        ...parts.map((part) => [`+ ${lineView(part).title}`, pieces(part)] as const),
      ]),
    },
    ...shipped.flatMap(({ tracking, carrierKey }): EmailBlock[] =>
      tracking
        ? [
            {
              kind: 'button',
              label: translate('order.parcel.track', {
                number: tracking.id,
                carrier: carrierName(carrierKey, translate),
              }),
              link: tracking.url,
            },
          ]
        : [],
    ),
  ]
}
