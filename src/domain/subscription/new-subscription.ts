import type { Order, OrderItem } from '#domain/order/order.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { firstScheduled } from './delivery-dates.ts'
import {
  definitionOf,
  SUBSCRIPTION_PRICE_KEY,
  type SubscriptionChoice,
  subscriptionChoiceIn,
  type SubscriptionOffer,
} from '#domain/catalogue/subscription-offer.ts'
import { planned } from './renewal.ts'
import { rhythmOf, type Subscription } from './subscription.ts'
import { subsequentPrice, usualPrice } from './subscription-price.ts'

/** The choice of a line that is subscribed to: its price is that of subscribers. */
export const subscribedChoice = ({ customData }: Pick<OrderItem, 'customData'>): SubscriptionChoice | null =>
  customData['pricePromotionKey'] === SUBSCRIPTION_PRICE_KEY ? subscriptionChoiceIn(customData) : null

type Placed = Pick<Order, 'id' | 'items' | 'address' | 'cost' | 'currencyCode' | 'placedAt' | 'shop'> & {
  customer: { id: string; email: string }
  shipping: Subscription['shipping']
  paymentKey: string
}

/**
 * The subscriptions that an order begins: lines with the same rhythm are one. `offerOf` is that of a product, by which the lines were
 * checked; lines without one begin none.
 */
export function newSubscriptions(
  order: Placed,
  country: ShopCountry,
  offerOf: (productId: number) => SubscriptionOffer | null,
): Subscription[] {
  const lines = order.items.flatMap((item) => {
    const choice = subscribedChoice(item)
    const offer = choice && offerOf(item.product.id)
    const definition = offer && definitionOf(offer, choice)
    return definition ? [{ item, offer, definition }] : []
  })
  const paymentFee = order.cost.appliedFees.find(({ category }) => category === 'payment')
  const groups = Map.groupBy(lines, ({ definition }) => JSON.stringify(definition))
  return [...groups.values()].flatMap((group, place) =>
    group.slice(0, 1).map(({ definition }) => {
      const today = shopDay(new Date(order.placedAt))
      const scheduled = firstScheduled(today, rhythmOf({ definition }))
      return planned(
        {
          ...UNTOUCHED,
          id: `${order.id}-${place + 1}`,
          shopId: order.shop.id,
          customer: order.customer,
          createdAt: order.placedAt,
          definition,
          currencyCode: order.currencyCode,
          lines: group.map(({ item, offer }) => ({
            key: item.key,
            variantId: item.variant.id,
            name: item.product.name,
            quantity: item.quantity,
            values: prescriptionValuesOf(item),
            price: {
              first: item.price.unit.withTax,
              subsequent: subsequentPrice(usualPrice(item.variant.price), offer.subsequent, country),
            },
          })),
          address: order.address,
          shipping: order.shipping,
          paymentKey: order.paymentKey,
          ...(paymentFee && { paymentFee: paymentFee.amount.withTax }),
          scheduled,
          nextDelivery: scheduled,
          orders: [order.id],
        },
        scheduled,
        today,
      )
    }),
  )
}

/** Before anything has happened to it. */
const UNTOUCHED = {
  status: 'pending',
  period: 1,
  deliveries: 1,
  attempt: 0,
  failures: 0,
  dueOn: null,
  isAnnounced: false,
  pausedUntil: null,
  endsAfter: null,
  problem: null,
  letters: [],
  history: [],
} satisfies Partial<Subscription>
