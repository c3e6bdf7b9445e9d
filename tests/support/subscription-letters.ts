import { minor } from '#domain/money/price.ts'
import type { Subscription, SubscriptionLetter } from '#domain/subscription/subscription.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { subscriptionRenderer } from '#modules/subscription/subscription-email.ts'
import { SENDER } from './sender.ts'
import { aSubscription } from './subscriptions.ts'

export const LETTER_NOW = new Date('2027-01-20T08:00:00Z')
/** Goods in place of those of the first line. */
export const PROPOSAL = {
  replaces: 100,
  variantId: 101,
  name: 'Pflege neu',
  subsequent: minor(750),
  from: '2027-02-19',
  isAccepted: false,
}
const ID = '123456789012-1'

/** A letter about an active subscription, on 20 January 2027. */
export const subscriptionLetter = (
  kind: SubscriptionLetter,
  variant: VariantCode = 'de-de',
  rest: Partial<Subscription> = {},
) =>
  subscriptionRenderer({
    subscriptionRepository: {
      byId: async (id) => ({
        subscription: aSubscription({
          id,
          shopId: VARIANTS[variant].shopId,
          proposals: [PROPOSAL, { ...PROPOSAL, variantId: 100 }],
          problem: 'payment',
          ...rest,
        }),
        intervals: [],
        ranges: {},
      }),
    },
    sender: SENDER,
    absolute: (of, path) => `https://shop.example/${of}${path}`,
    secrets: ['a-secret'],
    now: () => LETTER_NOW,
  })({ id: ID, kind })
