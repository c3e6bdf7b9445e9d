import type { Subscription } from './subscription.ts'

/** What was accepted becomes what is agreed, as soon as the next delivery has it. */
export function withAcceptedProposal(subscription: Subscription): Subscription {
  const { proposal, ...rest } = subscription
  if (!proposal?.isAccepted || subscription.nextDelivery < proposal.from) return subscription
  const { replaces, variantId, name, subsequent } = proposal
  const lines = subscription.lines.map((line) =>
    line.variantId === replaces ? { ...line, variantId, name, price: { ...line.price, subsequent } } : line,
  )
  return { ...rest, lines }
}
