import { z } from 'zod'
import { VARIANT_CODES } from '#i18n/variants.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import type { Sender } from '#modules/email/sender.ts'
import { translatorOf } from '#modules/email/translator.ts'

/** An email to be rendered: please confirm, or it is back. `link` is the target of its button. */
export const stockAlertEmail = z.object({
  letter: z.enum(['confirm', 'available']),
  shop: z.enum(VARIANT_CODES),
  to: z.string(),
  product: z.string(),
  link: z.string(),
  /** Ends the wait; absent where it is over. */
  leave: z.string().optional(),
})
export type StockAlertEmail = z.output<typeof stockAlertEmail>

export const stockAlertRenderer =
  (sender: Sender): EmailRenderer =>
  async (payload) => {
    const { letter, shop, to, product, link, leave } = stockAlertEmail.parse(payload)
    const translate = translatorOf(shop)
    const { html, text } = await renderEmail({
      sender,
      variant: shop,
      blocks: [
        { kind: 'text', text: translate(`stock.email.${letter}.hello`) },
        { kind: 'text', text: translate(`stock.email.${letter}.line`, { product, shop: sender.name }) },
        { kind: 'button', label: translate(`stock.email.${letter}.button`), link },
        { kind: 'small', text: translate(`stock.email.${letter}.end`) },
        ...(leave ? [{ kind: 'small' as const, text: `${translate('stock.email.leave')} ${leave}` }] : []),
      ],
    })
    const subject = translate(`stock.email.${letter}.subject`, { product })
    const headers = leave ? { 'List-Unsubscribe': `<${leave}>` } : undefined
    return { to, from: sender.mailbox(shop), subject, html, text, ...(headers && { headers }) }
  }
