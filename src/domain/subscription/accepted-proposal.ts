import type { Proposal, Subscription } from './subscription.ts'

/** With these proposals and no others. */
export function withProposals(subscription: Subscription, proposals: readonly Proposal[]): Subscription {
  const { proposals: _, ...rest } = subscription
  return proposals.length === 0 ? rest : { ...rest, proposals: [...proposals] }
}

/** What was accepted becomes what is agreed, as soon as the next delivery has it. */
export function withAcceptedProposals(subscription: Subscription): Subscription {
  const { proposals = [], lines, nextDelivery } = subscription
  const isAgreed = ({ isAccepted, from }: Proposal) => isAccepted && nextDelivery >= from
  const agreed = proposals.filter(isAgreed)
  if (agreed.length === 0) return subscription
  const changed = lines.map((line) => {
    const found = agreed.find(({ replaces }) => replaces === line.variantId)
    if (!found) return line
    const { variantId, name, subsequent } = found
    return { ...line, variantId, name, price: { ...line.price, subsequent } }
  })
  const open = proposals.filter((each) => !isAgreed(each))
  return withProposals({ ...subscription, lines: changed }, open)
}
