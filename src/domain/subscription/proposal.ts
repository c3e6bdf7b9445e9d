import { fail, ok, type Result } from '#domain/result.ts'
import { withAcceptedProposal } from './accepted-proposal.ts'
import { addDays } from './delivery-dates.ts'
import { withLetter } from './renewal.ts'
import type { Proposal, ProposedGoods, Subscription } from './subscription.ts'

/** Days between the letter about another price and the first delivery that has it. */
const NOTICE = 30

/** Tells one offer from another: the variant and the price of a piece in minor units. */
export const offerKeyOf = ({ variantId, subsequent }: ProposedGoods): string => `${variantId}-${subsequent}`

export const isAnotherPrice = ({ replaces, variantId }: Proposal): boolean => replaces === variantId

/** Proposes goods in place of a variant, with a letter; unchanged where it is over or nothing would be different. */
export function proposed(
  subscription: Subscription,
  replaces: number,
  goods: ProposedGoods,
  today: string,
): Subscription {
  const { status, lines, proposal } = subscription
  const isOpen = status === 'active' || status === 'paused' || status === 'suspended'
  const isPrice = goods.variantId === replaces
  const concerned = lines.filter(({ variantId }) => variantId === replaces)
  const isSame = isPrice && concerned.every(({ price }) => price.subsequent === goods.subsequent)
  const isKnown = proposal?.variantId === goods.variantId && proposal.subsequent === goods.subsequent
  if (!isOpen || concerned.length === 0 || isKnown) return subscription
  if (isSame) return withoutPriceProposal(subscription, replaces)
  const from = isPrice ? addDays(today, NOTICE) : today
  const changed = { ...subscription, proposal: { ...goods, replaces, from, isAccepted: false } }
  // Another offer in the same period is another letter.
  const about = `${offerKeyOf(goods)}-${from}`
  return withLetter(changed, isPrice ? 'price-changed' : 'successor', about)
}

/** The agreed price is that of today again: another one is not on offer any more. What was accepted stays. */
function withoutPriceProposal(subscription: Subscription, replaces: number): Subscription {
  const { proposal, ...rest } = subscription
  const isOver = proposal?.replaces === replaces && isAnotherPrice(proposal) && !proposal.isAccepted
  return isOver ? rest : subscription
}

/** The customer's answer: with `decline` all stays as agreed. */
export const answered =
  (answer: 'accept' | 'decline') =>
  (subscription: Subscription): Result<Subscription, 'impossible'> => {
    const { proposal, ...rest } = subscription
    if (!proposal) return fail('impossible')
    return ok(
      answer === 'decline'
        ? rest
        : withAcceptedProposal({ ...subscription, proposal: { ...proposal, isAccepted: true } }),
    )
  }
