import type { Subscription } from '#domain/subscription/subscription.ts'
import type { SubscriptionRepository } from './subscription-repository.ts'

/** Their numbers have no more digits. */
const MOST = 99

/** Those that an order began. Their numbers count from one without a gap. */
export async function subscriptionsOfOrder(
  { byId }: Pick<SubscriptionRepository, 'byId'>,
  order: string,
): Promise<Subscription[]> {
  const begun: Subscription[] = []
  while (begun.length < MOST) {
    const found = await byId(`${order}-${begun.length + 1}`)
    if (!found) break
    begun.push(found.subscription)
  }
  return begun
}
