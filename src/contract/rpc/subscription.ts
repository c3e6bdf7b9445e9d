import { z } from 'zod'
import {
  requestKey,
  subscription,
  subscriptionChange,
  subscriptionId,
} from '#contract/subscription/subscription.ts'
import { day } from '#contract/order/order.ts'
import { lensPrescription } from '#contract/shop-api/lens-values.ts'
import { minor } from '#contract/shop-api/money.ts'
import type { Call } from './call.ts'

/** As its customer sees it. */
const own = z.object({
  ...subscription.pick({
    id: true,
    status: true,
    definition: true,
    currencyCode: true,
    pausedUntil: true,
    problem: true,
  }).shape,
  /** By which its customer names it. */
  number: z.string(),
  /** `key` names a line in changes. Prices are of a piece; goods without values have none. */
  lines: z.array(
    z.object({
      key: z.string(),
      variantId: z.int(),
      name: z.string(),
      quantity: z.int(),
      values: lensPrescription.exactOptional(),
      price: z.object({ first: minor, subsequent: minor }),
    }),
  ),
  /** Of the goods of the first delivery, and of each later one. */
  price: z.object({ first: minor, subsequent: minor }),
  /** Null while none is planned: in a pause, and once it is over. */
  nextDelivery: day.nullable(),
  /** Whether it is cancelled, and goes on until the end of its term. */
  isEnding: z.boolean(),
  /** The next four deliveries; none while none is planned. */
  upcoming: z.array(day),
})
export type OwnSubscription = z.output<typeof own>

/** Subscriptions of the signed-in customer; those of others are 404, without an account 401. */
export const SUBSCRIPTION = {
  /** The latest first. */
  getSubscriptions: { input: z.object({}).prefault({}), output: z.object({ entities: z.array(own) }) },
  /** The same key is the same change; without a key, each call is another one. 409 `late` once the coming delivery is being ordered, else `impossible`: where its status or terms do not allow it. */
  changeSubscription: {
    input: z.object({ id: subscriptionId, key: requestKey.exactOptional(), change: subscriptionChange }),
    output: own,
  },
  cancelSubscription: { input: z.object({ id: subscriptionId }), output: own },
} as const satisfies Record<string, Call>
