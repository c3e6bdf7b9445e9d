import { z } from 'zod'
import { VARIANT_CODES } from '#i18n/variants.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import type { Sender } from '#modules/email/sender.ts'
import { translatorOf } from '#modules/email/translator.ts'

export const NEWSLETTER_EMAIL = 'newsletter'

/** An email to be rendered: please confirm, or welcome. `link` is the target of its button. */
const newsletterEmail = z.object({
  letter: z.enum(['confirm', 'welcome']),
  variant: z.enum(VARIANT_CODES),
  to: z.string(),
  link: z.string(),
  /** Unsubscribes with one click in the reader's mail program; absent before the subscription is confirmed. */
  leave: z.string().optional(),
})
export type NewsletterEmail = z.output<typeof newsletterEmail>

export const newsletterRenderer =
  (sender: Sender): EmailRenderer =>
  async (payload) => {
    const { letter, variant, to, link, leave } = newsletterEmail.parse(payload)
    const translate = translatorOf(variant)
    const { html, text } = await renderEmail({
      sender,
      variant,
      blocks: [
        { kind: 'text', text: translate(`newsletter.${letter}.hello`) },
        { kind: 'text', text: translate(`newsletter.${letter}.line`, { shop: sender.name }) },
        { kind: 'button', label: translate(`newsletter.${letter}.button`), link },
        { kind: 'small', text: translate(`newsletter.${letter}.end`) },
      ],
    })
    return {
      to,
      from: sender.mailbox(variant),
      subject: translate(`newsletter.${letter}.subject`),
      html,
      text,
      ...(leave !== undefined && {
        headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
    }
  }
