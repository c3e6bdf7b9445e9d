import type { BasketItem } from '#domain/basket/basket.ts'
import { attributeLabel, attributeNumber, attributeValue } from '#domain/catalogue/read-attribute.ts'
import type { Interval } from '#domain/catalogue/subscription-offer.ts'
import type { Minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { followingDeliveries } from './delivery-dates.ts'
import { type LineSubscription, lineSubscription } from './line-subscription.ts'

/** A subscription that an order begins. Amounts are of the goods of one delivery. */
export type PlannedSubscription = {
  interval: Interval
  /** Of the month, 1 to 30. */
  day: number
  /** The deliveries that follow the order, RFC 3339 days. */
  deliveries: string[]
  first: Minor
  later: Minor
  /** When it can be cancelled, in the words of the shop; null where there are none. */
  policy: string | null
}

type Item = Pick<BasketItem, 'customData' | 'product' | 'variant' | 'price' | 'quantity'>
type Line = { item: Item; terms: LineSubscription }

/** Lines with the same rhythm and the same terms are one subscription, as `newSubscriptions` makes them. `today`: RFC 3339 day. */
export function plannedSubscriptions(items: readonly Item[], today: string): PlannedSubscription[] {
  const lines = items.flatMap((item): Line[] => {
    const terms = lineSubscription(item)
    return terms === null ? [] : [{ item, terms }]
  })
  const groups = Map.groupBy(lines, ({ item: { product }, terms: { interval, day } }) => {
    const { attributes } = product
    const policy = attributeValue(attributes, 'subscriptionCancellationPolicy')
    return JSON.stringify([interval, day, attributeNumber(attributes, 'subscriptionTerm'), policy])
  })
  return [...groups.values()].flatMap((group) => group.slice(0, 1).map((line) => planned(line, group, today)))
}

function planned({ item, terms }: Line, group: readonly Line[], today: string): PlannedSubscription {
  const { interval, day } = terms
  const { attributes } = item.product
  return {
    interval,
    day,
    deliveries: followingDeliveries(today, terms),
    first: sumOf(group.map((line) => line.item.price.total.withTax)),
    later: sumOf(group.map((line) => line.terms.later * line.item.quantity)),
    policy: attributeLabel(attributes, 'subscriptionCancellationPolicy'),
  }
}
