import { z } from 'zod'
import { formatExactMoney } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import { defangText } from '#domain/text/defang-text.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { addDays, orderDay } from '#domain/subscription/delivery-dates.ts'
import {
  countryOfDelivery,
  type Subscription,
  SUBSCRIPTION_LETTERS,
  type SubscriptionLetter,
} from '#domain/subscription/subscription.ts'
import { deliveryCost } from '#domain/subscription/delivery-cost.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { type SubscriptionRepository, variantOfShop } from '#clients/shop-api/subscription-repository.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import { agreedTerms } from './agreed-terms.ts'
import { signSubscriptionLink } from './subscription-link.ts'
import { translatorOf } from '#modules/email/translator.ts'

export const SUBSCRIPTION_EMAIL = 'subscription'

const payload = z.object({ id: z.string(), kind: z.enum(SUBSCRIPTION_LETTERS) })

/** Letters that are answered by their link, without signing in. */
const ANSWERED: ReadonlySet<SubscriptionLetter> = new Set([
  'coming',
  'unavailable',
  'price-changed',
  'successor',
])

type Deps = {
  subscriptionRepository: Pick<SubscriptionRepository, 'byId'>
  shop: string
  /** They sign the links of letters. */
  secrets: readonly string[]
  now(): Date
  absolute(variant: VariantCode, path: string): string
}

/** A letter about a subscription, as it is when the letter is sent. Values of an eye are not in it. */
export const subscriptionRenderer =
  ({ subscriptionRepository: subscriptions, shop, absolute, secrets, now }: Deps): EmailRenderer =>
  async (input) => {
    const { id, kind } = payload.parse(input)
    const subscription = (await subscriptions.byId(id))?.subscription
    if (!subscription) return null
    const { shopId, address, lines, currencyCode: currency, nextDelivery, status, endsAfter } = subscription
    const variant = variantOfShop(shopId)
    const { intl } = VARIANTS[variant]
    const translate = translatorOf(variant)
    const { firstName, lastName } = address.billing.recipient
    const cost = deliveryCost(subscription)
    const money = (amount: Minor) => formatExactMoney(amount, { intl, currency })
    const total = money(cost.total)
    const date = formatDay(nextDelivery, intl)
    const until = formatDay(addDays(orderDay(nextDelivery, countryOfDelivery(subscription)), -1), intl)
    const isOpen = status === 'active' && endsAfter === null
    const rows = [
      ...lines.map(({ name, quantity }) => [name, `${quantity} ×`] as const),
      ...(kind === 'started' ? agreedTerms(subscription.definition, translate) : []),
      ...(cost.fee > 0 ? [[translate('checkout.fee.delivery'), money(cost.fee)] as const] : []),
      [translate('subscription.email.sum'), total] as const,
      ...(isOpen ? [[translate('subscription.email.date'), date] as const] : []),
    ]
    const offer = offerOf(subscription, intl)
    if (offer === null && (kind === 'price-changed' || kind === 'successor')) return null
    const isAnswered = ANSWERED.has(kind)
    const proof = signSubscriptionLink(secrets[0] ?? '', id, Math.floor(now().getTime() / 1000))
    const link = isAnswered
      ? `${absolute(variant, pathOf(variant, 'subscription-link') ?? '/')}?${new URLSearchParams({ link: proof })}`
      : absolute(variant, pathOf(variant, 'account-subscription', { id }) ?? '/')
    const blocks = [
      {
        kind: 'text',
        text: translate('subscription.email.hello', { name: defangText(`${firstName} ${lastName}`, 100) }),
      },
      { kind: 'text', text: translate(`subscription.email.${kind}.line`, { date, until, total, ...offer }) },
      { kind: 'rows', rows },
      {
        kind: 'button',
        label: translate(isAnswered ? 'subscription.email.answer' : 'subscription.email.button'),
        link,
      },
      { kind: 'small', text: translate('subscription.email.end', { id }) },
    ] as const
    return {
      to: subscription.customer.email,
      from: shop,
      subject: translate(`subscription.email.${kind}.subject`, { date }),
      ...(await renderEmail({ intl, shop, blocks })),
    }
  }

/** What is proposed, in words; null where nothing is. */
function offerOf({ proposal, lines, currencyCode: currency }: Subscription, intl: string) {
  const line = lines.find(({ variantId }) => variantId === proposal?.replaces)
  if (!proposal || !line) return null
  const money = (amount: Minor) => formatExactMoney(amount, { intl, currency })
  return {
    name: line.name,
    next: proposal.name,
    price: money(proposal.subsequent),
    before: money(line.price.subsequent),
    from: formatDay(proposal.from, intl),
  }
}
