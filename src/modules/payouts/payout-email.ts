import { z } from 'zod'
import { formatExactMoney } from '#domain/money/format.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { buyerName, variantOf } from '#modules/documents/order-format.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import { questionsBlock } from '#modules/email/questions-block.ts'
import type { Sender } from '#modules/email/sender.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { type Payouts, signPayoutLink } from './payouts.ts'

type Deps = {
  orders: Pick<OrderClient, 'byId'>
  payouts: Pick<Payouts, 'find'>
  secrets: readonly string[]
  sender: Sender
  /** The full address of a path of a variant. */
  absolute(variant: VariantCode, path: string): string
}

const payload = z.object({ orderId: z.string() })

/** Asks for the account to which a refund is paid; not where it was named or paid meanwhile. */
export const payoutRenderer =
  ({ orders, payouts, secrets, sender, absolute }: Deps): EmailRenderer =>
  async (input) => {
    const { orderId } = payload.parse(input)
    const [order, payout] = await Promise.all([orders.byId(orderId), payouts.find(orderId)])
    if (!order || !payout || payout.account) return null
    const variant = variantOf(order)
    const translate = translatorOf(variant)
    const { intl } = VARIANTS[variant]
    const amount = formatExactMoney(payout.amount, { intl, currency: payout.currency })
    const link = `${absolute(variant, pathOf(variant, 'refund') ?? '/')}?token=${signPayoutLink(secrets, orderId)}`
    const blocks = [
      { kind: 'text', text: translate('order.email.hello', { name: buyerName(order) }) },
      { kind: 'text', text: translate('payout.email.line', { amount }) },
      { kind: 'button', label: translate('payout.email.button'), link },
      { kind: 'small', text: translate('payout.email.never') },
      questionsBlock(sender, variant, translate),
    ] as const
    return {
      to: order.customer.email.email,
      from: sender.mailbox(variant),
      subject: translate('payout.email.subject', { number: formatOrderNumber(orderId) }),
      ...(await renderEmail({ sender, variant, blocks })),
    }
  }
