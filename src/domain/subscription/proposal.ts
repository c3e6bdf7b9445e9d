import { fail, ok, type Result } from '#domain/result.ts'
import { withAcceptedProposals, withProposals } from './accepted-proposal.ts'
import { addDays } from '#domain/shop/local-time.ts'
import { withLetter } from './renewal.ts'
import type { Proposal, ProposedGoods, Subscription } from './subscription.ts'

/** Days between the letter about another price, or another range, and the first delivery that has it. */
const NOTICE = 30

/** Tells one offer from another: what it replaces, the variant and the price of a piece in minor units. */
export const offerKeyOf = ({ replaces, variantId, subsequent }: ProposedGoods): string =>
  `${replaces}-${variantId}-${subsequent}`

export const isAnotherPrice = ({ replaces, variantId }: ProposedGoods): boolean => replaces === variantId

/**
 * Proposes goods in place of those of the lines, with one letter: all of them at another price, or all of them successors. Unchanged where it
 * is over or nothing would be different.
 */
export function proposed(
  subscription: Subscription,
  goods: readonly ProposedGoods[],
  today: string,
): Subscription {
  const { proposals = [] } = subscription
  if (!isOpen(subscription)) return subscription
  const isFor = (one: ProposedGoods) => (other: ProposedGoods) => one.replaces === other.replaces
  // The agreed price is that of today again: another one is not on offer any more. What was accepted stays.
  const isOver = (each: Proposal) =>
    isAnotherPrice(each) &&
    !each.isAccepted &&
    goods.filter(isFor(each)).some((offer) => isAgreed(subscription, offer))
  const open = proposals.filter((each) => !isOver(each))
  const news = goods.filter((offer) => isNews(subscription, offer))
  const [first] = news
  if (!first) return open.length === proposals.length ? subscription : withProposals(subscription, open)
  const from = isAnotherPrice(first) ? addDays(today, NOTICE) : today
  const changed = withProposals(subscription, [
    ...open.filter((each) => !news.some(isFor(each))),
    ...news.map((offer) => ({ ...offer, from, isAccepted: false })),
  ])
  // Another offer in the same period is another letter.
  const about = `${offerKeyOf(first)}-${from}`
  return withLetter(changed, isAnotherPrice(first) ? 'price-changed' : 'successor', about)
}

/** The last of the deliveries of which it is looked today whether their lenses are made with their values. RFC 3339 days. */
export const rangesCheckedUntil = (today: string): string => addDays(today, NOTICE)

/** A lens of it is no longer made with its values: a letter says so before its next delivery, once for each. */
export const withChangedRange = (subscription: Subscription): Subscription =>
  isOpen(subscription) && subscription.problem !== 'values'
    ? withLetter(subscription, 'values', `range-${subscription.nextDelivery}`)
    : subscription

const isOpen = ({ status, endsAfter }: Subscription): boolean =>
  endsAfter === null && (status === 'active' || status === 'paused' || status === 'suspended')

const linesOf = ({ lines }: Subscription, { replaces }: ProposedGoods) =>
  lines.filter(({ variantId }) => variantId === replaces)

/** What the customer sees: neither what they have declined, nor what is for goods that are no longer delivered. */
export const openProposals = ({ proposals = [], lines }: Subscription): Proposal[] =>
  proposals.filter(
    ({ isDeclined, replaces }) => !isDeclined && lines.some(({ variantId }) => variantId === replaces),
  )

/** The price of today is that of the lines. */
const isAgreed = (subscription: Subscription, offer: ProposedGoods): boolean =>
  isAnotherPrice(offer) &&
  linesOf(subscription, offer).every(({ price }) => price.subsequent === offer.subsequent)

/** What was offered before, and declined, is none; nor is another price for goods in whose place others are offered. */
const isNews = (subscription: Subscription, offer: ProposedGoods): boolean =>
  linesOf(subscription, offer).length > 0 &&
  !isAgreed(subscription, offer) &&
  !(subscription.proposals ?? []).some((each) => offerKeyOf(each) === offerKeyOf(offer)) &&
  !openProposals(subscription).some(
    (each) => each.replaces === offer.replaces && isAnotherPrice(offer) && !isAnotherPrice(each),
  )

/** The customer's answer to one offer (its key), or to all; with `decline` all stays as agreed. */
export const answered =
  (answer: 'accept' | 'decline', offer?: string) =>
  (subscription: Subscription): Result<Subscription, 'impossible'> => {
    const { proposals = [] } = subscription
    const meant = openProposals(subscription).filter(
      (each) => offer === undefined || offerKeyOf(each) === offer,
    )
    if (meant.length === 0) return fail('impossible')
    const after = proposals.map((each): Proposal => {
      if (!meant.includes(each)) return each
      return answer === 'accept'
        ? { ...each, isAccepted: true }
        : { ...each, isAccepted: false, isDeclined: true }
    })
    return ok(withAcceptedProposals({ ...subscription, proposals: after }))
  }
