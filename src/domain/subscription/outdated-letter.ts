import type { Subscription, SubscriptionLetter, SubscriptionProblem } from './subscription.ts'

/** What a letter is about where it says why the coming delivery waits. */
const PROBLEM_OF: Partial<Record<SubscriptionLetter, SubscriptionProblem>> = {
  'payment-failed': 'payment',
  'customer-needed': 'customer-needed',
  overdue: 'overdue',
  unavailable: 'unavailable',
  collection: 'collection',
}

/**
 * Whether a letter is no longer true when it is sent, which may be late: it was paid or cancelled meanwhile, or was tried for the last time. A
 * customer who has cancelled reads nothing of further deliveries.
 */
export function isOutdatedLetter(
  { status, problem, dueOn }: Pick<Subscription, 'status' | 'problem' | 'dueOn'>,
  kind: SubscriptionLetter,
): boolean {
  if (kind === 'cancelled') return false
  if (status === 'cancelled' || status === 'ended') return true
  if (kind === 'suspended') return status !== 'suspended'
  const about = PROBLEM_OF[kind]
  return about !== undefined && (problem !== about || status !== 'active' || dueOn === null)
}
