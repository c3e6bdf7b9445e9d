import { z } from 'zod'
import type { OrderItem } from '#domain/order/order.ts'
import { carriesDeviceNotice } from '#domain/shop/device-notice.ts'
import { lensesLastUntil, suppliedLenses } from '#domain/subscription/lens-reminder.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { buyerName, variantOf } from '#modules/documents/order-format.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { type EmailBlock, renderEmail } from '#modules/email/render-email.ts'
import { questionsBlock } from '#modules/email/questions-block.ts'
import { fileAddress, type Sender } from '#modules/email/sender.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'
import { itemName } from '#modules/order/ordered-goods.ts'
import { lensReminderLinks, type LensReminderPurpose } from './lens-reminder-link.ts'
import type { LensReminders } from './lens-reminders.ts'

/** Where mail programs object by themselves (RFC 8058). */
const OBJECTION_PATH = '/api/lens-reminder/object'

const payload = z.object({ orderId: z.string() })

type Deps = {
  reminders: Pick<LensReminders, 'wanted'>
  sender: Sender
  /** The first one signs the links. */
  secrets: readonly string[]
  now(): Date
  absolute(variant: VariantCode, path: string): string
}

/**
 * A reminder with the goods and packs that were ordered, without the values of an eye. It is not sent where something stands against it
 * meanwhile.
 */
export const lensReminderRenderer =
  ({ reminders, sender, secrets, now, absolute }: Deps): EmailRenderer =>
  async (input) => {
    const { orderId } = payload.parse(input)
    const order = await reminders.wanted(orderId)
    const until = order && lensesLastUntil(order)
    if (!order || until === null) return null
    const variant = variantOf(order)
    const { intl, country } = VARIANTS[variant]
    const translate = translatorOf(variant)
    const issuedAt = Math.floor(now().getTime() / 1000)
    const linkTo = (purpose: LensReminderPurpose, base: string): string =>
      `${base}?${new URLSearchParams({ [purpose]: lensReminderLinks[purpose].sign(secrets[0] ?? '', orderId, issuedAt) })}`
    const page = absolute(variant, pathOf(variant, 'lens-reminder') ?? '/')
    const date = formatDay(until, intl)
    const blocks: EmailBlock[] = [
      { kind: 'text', text: translate('order.email.hello', { name: buyerName(order) }) },
      {
        kind: 'text',
        text: translate('lens-reminder.email.line', { date, ordered: formatDay(order.placedAt, intl) }),
      },
      { kind: 'rows', rows: packRows(suppliedLenses(order), translate) },
      { kind: 'text', text: translate('lens-reminder.email.how') },
      { kind: 'button', label: translate('lens-reminder.title'), link: linkTo('order', page) },
      ...(carriesDeviceNotice('contactLens', country)
        ? [{ kind: 'text', text: translate('product.device') } as const]
        : []),
      { kind: 'small', text: translate('lens-reminder.email.object', { shop: sender.name }) },
      { kind: 'link', label: translate('lens-reminder.object.button'), link: linkTo('object', page) },
      questionsBlock(sender, variant, translate),
    ]
    const oneClick = linkTo('object', fileAddress(sender, variant, OBJECTION_PATH))
    return {
      to: order.customer.email.email,
      from: sender.mailbox(variant),
      subject: translate('lens-reminder.email.subject', { date }),
      headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      ...(await renderEmail({ sender, variant, blocks })),
    }
  }

/** Goods with all their packs: those of both eyes are one row. */
function packRows(items: readonly OrderItem[], translate: Translate): [name: string, packs: string][] {
  const packs = new Map<string, number>()
  for (const item of items) packs.set(itemName(item), (packs.get(itemName(item)) ?? 0) + item.quantity)
  return [...packs].map(([name, count]) => [name, translate('lens-reminder.packs', { count })])
}
