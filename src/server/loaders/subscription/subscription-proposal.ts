import { formatMoney } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import { isAnotherPrice, offerKeyOf } from '#domain/subscription/proposal.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'

/** What the shop proposes; prices of a piece, as text. `from`: RFC 3339 day. */
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

export function proposalView(
  { proposal, lines, currencyCode: currency }: Subscription,
  variant: VariantCode,
): ProposalView | null {
  const line = lines.find(({ variantId }) => variantId === proposal?.replaces)
  if (!proposal || !line) return null
  const money = (amount: Minor) => formatMoney(amount, { intl: VARIANTS[variant].intl, currency })
  return {
    kind: isAnotherPrice(proposal) ? 'price' : 'successor',
    name: line.name,
    next: proposal.name,
    before: money(line.price.subsequent),
    price: money(proposal.subsequent),
    from: proposal.from,
    isAccepted: proposal.isAccepted,
    key: offerKeyOf(proposal),
  }
}
