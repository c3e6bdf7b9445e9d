import { formatMoney } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import { priceOfPiece } from '#domain/subscription/price-of-piece.ts'
import { isAnotherPrice, offerKeyOf, openProposals } from '#domain/subscription/proposal.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'

/** What the shop proposes; prices of a piece as text, the new one with what a piece is. `from`: RFC 3339 day. */
export type ProposalView = {
  kind: 'price' | 'successor'
  name: string
  next: string
  before: string
  price: string
  from: string
  isAccepted: boolean
  /** Tells it from another one. */
  key: string
}

export const proposalViews = (subscription: Subscription, variant: VariantCode): ProposalView[] => {
  const { lines, currencyCode: currency } = subscription
  const money = (amount: Minor) => formatMoney(amount, { intl: VARIANTS[variant].intl, currency })
  return openProposals(subscription).flatMap((proposal) =>
    lines
      .filter(({ variantId }) => variantId === proposal.replaces)
      .slice(0, 1)
      .map((line) => ({
        kind: isAnotherPrice(proposal) ? ('price' as const) : ('successor' as const),
        name: line.name,
        next: proposal.name,
        before: money(line.price.subsequent),
        price: priceOfPiece(line, money(proposal.subsequent), messages(variant)),
        from: proposal.from,
        isAccepted: proposal.isAccepted,
        key: offerKeyOf(proposal),
      })),
  )
}
