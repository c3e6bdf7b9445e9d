import { z } from 'zod'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { formatExactMoney } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import { defangText } from '#domain/text/defang-text.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { formatExactMoment } from '#domain/text/format-moment.ts'
import { addDays } from '#domain/shop/local-time.ts'
import { orderDay } from '#domain/subscription/delivery-dates.ts'
import { priceOfPiece } from '#domain/subscription/price-of-piece.ts'
import { isAnotherPrice, openProposals } from '#domain/subscription/proposal.ts'
import {
  countryOfDelivery,
  type Subscription,
  SUBSCRIPTION_LETTERS,
  type SubscriptionLetter,
} from '#domain/subscription/subscription.ts'
import { deliveryCost } from '#domain/subscription/delivery-cost.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { ownVariant } from '#clients/shop-api/own-variant.ts'
import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import type { Sender } from '#modules/email/sender.ts'
import { agreedTerms } from './agreed-terms.ts'
import { subscriptionLink } from './subscription-link.ts'
import { isOutdatedLetter } from '#domain/subscription/outdated-letter.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'

export const SUBSCRIPTION_EMAIL = 'subscription'

const payload = z.object({ id: z.string(), kind: z.enum(SUBSCRIPTION_LETTERS) })

/** Letters that are answered by their link, without signing in. */
const ANSWERED: ReadonlySet<SubscriptionLetter> = new Set([
  'coming',
  'unavailable',
  'price-changed',
  'successor',
])

/** Letters that propose goods, or another price. */
const OFFERS: ReadonlySet<SubscriptionLetter> = new Set(['price-changed', 'successor'])

type Deps = {
  subscriptionRepository: Pick<SubscriptionRepository, 'byId'>
  sender: Sender
  /** They sign the links of letters. */
  secrets: readonly string[]
  now(): Date
  absolute(variant: VariantCode, path: string): string
}

/** A letter about a subscription, as it is when the letter is sent. Values of an eye are not in it. */
export const subscriptionRenderer =
  ({ subscriptionRepository: subscriptions, sender, absolute, secrets, now }: Deps): EmailRenderer =>
  async (input) => {
    const { id, kind } = payload.parse(input)
    const subscription = (await subscriptions.byId(id))?.subscription
    if (!subscription || isOutdatedLetter(subscription, kind)) return null
    const { shopId, address, lines, currencyCode: currency, nextDelivery, status } = subscription
    const variant = ownVariant(shopId)
    const { intl, country } = VARIANTS[variant]
    const translate = translatorOf(variant)
    const { firstName, lastName } = address.billing.recipient
    const cost = deliveryCost(subscription)
    const money = (amount: Minor) => formatExactMoney(amount, { intl, currency })
    const total = money(cost.total)
    const date = formatDay(nextDelivery, intl)
    const until = formatDay(addDays(orderDay(nextDelivery, countryOfDelivery(subscription)), -1), intl)
    const isOver = status === 'cancelled' || status === 'ended'
    const cancelledAt = subscription.history.findLast(({ event }) => event === 'cancel')?.at
    const rows = [
      ...lines.map(({ name, quantity }) => [name, `${quantity} ×`] as const),
      ...(kind === 'started' ? agreedTerms(subscription.definition, translate) : []),
      ...(kind === 'cancelled' && cancelledAt !== undefined
        ? [
            [
              translate('declaration.received'),
              formatExactMoment(Date.parse(cancelledAt), { intl, country }),
            ] as const,
          ]
        : []),
      ...(cost.fee > 0 && !isOver ? [[translate('checkout.fee.delivery'), money(cost.fee)] as const] : []),
      ...(cost.paymentFee > 0 && !isOver
        ? [[translate('order.sum.payment'), money(cost.paymentFee)] as const]
        : []),
      ...(isOver ? [] : [[translate('subscription.email.sum'), total] as const]),
      ...(status === 'active' ? [[translate('subscription.email.date'), date] as const] : []),
    ]
    const { problem, dueOn } = subscription
    const retry = formatDay(dueOn ?? nextDelivery, intl)
    const offers = offersIn(subscription, kind, { intl, translate })
    if (OFFERS.has(kind) && offers.length === 0) return null
    const isAnswered = ANSWERED.has(kind)
    const proof = subscriptionLink.sign(secrets[0] ?? '', id, Math.floor(now().getTime() / 1000))
    const link = isAnswered
      ? `${absolute(variant, pathOf(variant, 'subscription-link') ?? '/')}?${new URLSearchParams({ link: proof })}`
      : absolute(variant, pathOf(variant, 'account-subscription', { id }) ?? '/')
    const lineKey =
      kind === 'cancelled' && !isOver
        ? 'subscription.email.cancelled-bound.line'
        : kind === 'suspended' && problem === 'overdue'
          ? 'subscription.email.suspended-overdue.line'
          : kind === 'values' && problem !== 'values'
            ? 'subscription.email.values-soon.line'
            : (`subscription.email.${kind}.line` as const)
    const blocks = [
      {
        kind: 'text',
        text: translate('subscription.email.hello', { name: defangText(`${firstName} ${lastName}`, 100) }),
      },
      ...(kind === 'successor' ? offers : [{}]).map(
        (offer) =>
          ({ kind: 'text', text: translate(lineKey, { date, until, total, retry, ...offer }) }) as const,
      ),
      ...(kind === 'price-changed'
        ? ([
            {
              kind: 'rows',
              rows: offers.map(
                ({ name, ...offer }) =>
                  [name, translate('subscription.email.price-changed.offer', offer)] as const,
              ),
            },
            { kind: 'text', text: translate('subscription.email.price-changed.answer') },
          ] as const)
        : []),
      { kind: 'rows', rows },
      {
        kind: 'button',
        label: translate(isAnswered ? 'subscription.email.answer' : 'subscription.email.button'),
        link,
      },
      {
        kind: 'small',
        text: translate(isOver ? 'subscription.email.end-over' : 'subscription.email.end', {
          id: formatOrderNumber(id),
        }),
      },
    ] as const
    return {
      to: subscription.customer.email,
      from: sender.mailbox(variant),
      subject: translate(`subscription.email.${kind}.subject`, { date }),
      ...(await renderEmail({ sender, variant, blocks })),
    }
  }

/** What a letter of this kind proposes, in words, while nobody has answered. */
function offersIn(
  subscription: Subscription,
  kind: SubscriptionLetter,
  { intl, translate }: { intl: string; translate: Translate },
) {
  const { lines, currencyCode: currency } = subscription
  const money = (amount: Minor) => formatExactMoney(amount, { intl, currency })
  const open = openProposals(subscription).filter(
    (each) => !each.isAccepted && kind === (isAnotherPrice(each) ? 'price-changed' : 'successor'),
  )
  return open.flatMap(({ replaces, name: next, subsequent, from }) =>
    lines
      .filter(({ variantId }) => variantId === replaces)
      .slice(0, 1)
      .map((line) => ({
        name: line.name,
        next,
        price: priceOfPiece(line, money(subsequent), translate),
        before: money(line.price.subsequent),
        from: formatDay(from, intl),
      })),
  )
}
