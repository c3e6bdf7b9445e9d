import { z } from 'zod'
import {
  requestKey,
  subscription,
  subscriptionChange,
  subscriptionId,
} from '#contract/subscription/subscription.ts'
import type { Call } from './call.ts'

/** As its customer sees it; letters are of the shop. */
const own = subscription.omit({ letters: true })

/** Subscriptions of the signed-in customer; those of others are 404, without an account 401. */
export const SUBSCRIPTION = {
  getSubscriptions: { input: z.object({}).prefault({}), output: z.array(own) },
  /** The same key is the same change. 409 `late` once the coming delivery is being ordered, else `impossible`. */
  changeSubscription: {
    input: z.object({ id: subscriptionId, key: requestKey, change: subscriptionChange }),
    output: own,
  },
  cancelSubscription: { input: z.object({ id: subscriptionId }), output: own },
} as const satisfies Record<string, Call>
