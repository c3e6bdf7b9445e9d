import { fieldSetRows } from './advanced-attribute.ts'
import type { AdvancedAttributes, Attributes } from './attribute.ts'
import { attributeNumber, attributeValue, isAttributeTrue, valuesOfAttribute } from './read-attribute.ts'

/** The time between two deliveries. */
export type Interval = { unit: 'month' | 'week'; count: number }

/** Spec §9. */
export const FIRST_DELIVERY_DAY = 1
export const LAST_DELIVERY_DAY = 30

/** As the attributes of a product name it; `value` of 10 and unit "%" is ten percent. */
export type SubscriptionDiscount = { value: number; unit: string; text: string }

/** The key of the price promotion for subscribers. */
export const SUBSCRIPTION_PRICE_KEY = 'subscription'

/** The terms of a line that is delivered regularly. Spec §3. */
export type SubscriptionDefinition = {
  /** Months ("3") or weeks ("6w"). */
  subscriptionInterval: string
  /** The day of the month, 1 to 30. */
  subscriptionDeliveryDate: number
  /** Months; null where the product names none. */
  subscriptionTerm: number | null
  subscriptionCancellationPolicy: string
}

/** What a shopper chooses. */
export type SubscriptionChoice = { interval: string; day: number }

/** How a product can be subscribed to. */
export type SubscriptionOffer = {
  /** With their labels, as the product lists them. */
  intervals: { value: string; label: string }[]
  term: number | null
  policy: string
  /** Of the first delivery, and of the later ones. */
  first: SubscriptionDiscount | null
  subsequent: SubscriptionDiscount | null
}

type Sold = { attributes: Attributes; advancedAttributes?: AdvancedAttributes }

/** The fields of a product that an offer reads, as the Shop API's `with` names them. */
export const SUBSCRIPTION_FIELDS = [
  'attributes:key(subscriptionEligible|subscriptionInterval|subscriptionTerm|subscriptionCancellationPolicy)',
  'advancedAttributes:key(subscriptionDiscount|subscriptionSubsequentDiscount)',
]

/** Null for a product that is not sold so. */
export function subscriptionOffer({ attributes, advancedAttributes }: Sold): SubscriptionOffer | null {
  if (!isAttributeTrue(attributes, 'subscriptionEligible')) return null
  const intervals = valuesOfAttribute(attributes, 'subscriptionInterval').flatMap(({ value, label }) =>
    value !== undefined && parseInterval(value) ? [{ value, label }] : [],
  )
  if (intervals.length === 0) return null
  return {
    intervals,
    term: attributeNumber(attributes, 'subscriptionTerm'),
    policy: attributeValue(attributes, 'subscriptionCancellationPolicy') ?? 'anytime',
    first: discountIn(advancedAttributes, 'subscriptionDiscount'),
    subsequent: discountIn(advancedAttributes, 'subscriptionSubsequentDiscount'),
  }
}

function discountIn(
  attributes: AdvancedAttributes | undefined,
  key: 'subscriptionDiscount' | 'subscriptionSubsequentDiscount',
): SubscriptionDiscount | null {
  const [row] = fieldSetRows(attributes, key)
  return row ? { value: Number(row['value']), unit: String(row['unit']), text: String(row['text']) } : null
}

/** Months ("3") or weeks ("6w"), as products offer them; null for anything else. */
export function parseInterval(text: string): Interval | null {
  const [, count, week] = /^([1-9]\d?)(w?)$/.exec(text) ?? []
  return count === undefined ? null : { unit: week === 'w' ? 'week' : 'month', count: Number(count) }
}

/** The definition of a choice; null where the product does not offer it. */
export function definitionOf(
  { intervals, term, policy }: SubscriptionOffer,
  { interval, day }: SubscriptionChoice,
): SubscriptionDefinition | null {
  const isDay = Number.isInteger(day) && day >= FIRST_DELIVERY_DAY && day <= LAST_DELIVERY_DAY
  if (!isDay || !intervals.some(({ value }) => value === interval)) return null
  return {
    subscriptionInterval: interval,
    subscriptionDeliveryDate: day,
    subscriptionTerm: term,
    subscriptionCancellationPolicy: policy,
  }
}

/** The choice that custom data contain; null where they contain none. */
export function subscriptionChoiceIn(
  customData: Readonly<Record<string, unknown>>,
): SubscriptionChoice | null {
  const { subscriptionDefinition: definition } = customData
  if (typeof definition !== 'object' || definition === null) return null
  const { subscriptionInterval: interval, subscriptionDeliveryDate: day }: Record<string, unknown> = {
    ...definition,
  }
  return typeof interval === 'string' && typeof day === 'number' ? { interval, day } : null
}
