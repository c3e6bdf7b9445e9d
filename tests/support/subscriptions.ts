import type { Product } from '#domain/catalogue/product.ts'
import { minor } from '#domain/money/price.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import type { SubscriptionSummary } from '#domain/subscription/offer-summary.ts'
import { attributesOf } from '#tests/support/goods.ts'
import { HOME_ADDRESS } from '#tests/support/order-api.ts'

const discount = (value: number, unit: string) => ({
  id: 1,
  key: 'discount',
  label: '',
  type: null,
  values: [{ fieldSet: [[{ value, unit, text: `${value} ${unit}` }]], groupSet: [] }],
})

/** The attributes of a product that is delivered each month or every third one, 10 % and then 12 % cheaper. */
export const subscribable = (
  rest: Record<string, string> = {},
  unit = '%',
): Required<Pick<Product, 'attributes' | 'advancedAttributes'>> => ({
  attributes: attributesOf({
    subscriptionEligible: 'true',
    subscriptionInterval: [
      { label: 'monthly', value: '1' },
      { label: 'quarterly', value: '3' },
    ],
    subscriptionTerm: '12',
    subscriptionCancellationPolicy: 'anytime',
    ...rest,
  }),
  advancedAttributes: {
    subscriptionDiscount: discount(10, unit),
    subscriptionSubsequentDiscount: discount(12, unit),
  },
})

/** An active subscription of 12 January 2027: every month on the 12th. */
export const aSubscription = (rest: Partial<Subscription> = {}): Subscription => ({
  id: '123456789012-1',
  shopId: 10001,
  customer: { id: 'anna', email: 'anna@example.com' },
  status: 'active',
  createdAt: '2027-01-12T09:00:00.000Z',
  definition: {
    subscriptionInterval: '1',
    subscriptionDeliveryDate: 12,
    subscriptionTerm: 12,
    subscriptionCancellationPolicy: 'anytime',
  },
  currencyCode: 'EUR',
  lines: [
    {
      key: 'line',
      variantId: 100,
      name: 'Pflege',
      quantity: 2,
      values: null,
      price: { first: minor(719), subsequent: minor(703) },
    },
  ],
  address: { billing: HOME_ADDRESS, shipping: HOME_ADDRESS, forward: null },
  shipping: { carrierKey: 'DHL', collectionPoint: null },
  paymentKey: 'creditcard',
  period: 1,
  deliveries: 1,
  attempt: 0,
  failures: 0,
  scheduled: '2027-02-12',
  nextDelivery: '2027-02-12',
  dueOn: '2027-01-29',
  isAnnounced: false,
  pausedUntil: null,
  endsAfter: null,
  problem: null,
  orders: ['123456789012'],
  letters: [],
  history: [],
  ...rest,
})

/** What subscribers of a shop get: 10 %, then up to 12 %, each month or every third one. */
export const SUMMARY: SubscriptionSummary = {
  first: { fraction: 0.1, isEverywhere: true },
  subsequent: { fraction: 0.12, isEverywhere: false },
  isAnytime: true,
  intervals: [
    { value: '1', from: minor(703) },
    { value: '3', from: minor(690) },
  ],
}
