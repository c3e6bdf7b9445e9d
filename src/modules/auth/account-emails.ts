import { z } from 'zod'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import type { Sender } from '#modules/email/sender.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { translatorOf } from '#modules/email/translator.ts'

/**
 * The kinds of account emails: verify the address, the account already exists, reset the password, the address will
 * change, the password has changed, a passkey was added.
 */
const KINDS = ['verify', 'known', 'reset', 'moved', 'password', 'passkey'] as const

/** An email to be rendered. `link` is the target of its only button. */
export const accountEmail = z.object({
  kind: z.enum(KINDS),
  variant: z.enum(VARIANT_CODES),
  to: z.string(),
  link: z.string(),
  /** With the password: whether the account had passkeys, which were removed. */
  passkeysRemoved: z.boolean().optional(),
})
export type AccountEmail = z.output<typeof accountEmail>

/**
 * Account emails contain no name: otherwise a registration with somebody else's address could send them any text in
 * the shop's name.
 */
export const accountEmailRenderer =
  (sender: Sender): EmailRenderer =>
  async (payload) => {
    const { kind, variant, to, link, passkeysRemoved } = accountEmail.parse(payload)
    const translate = translatorOf(variant)
    const { html, text } = await renderEmail({
      sender,
      variant,
      blocks: [
        { kind: 'text', text: translate(`auth.email.${kind}.hello`) },
        { kind: 'text', text: translate(`auth.email.${kind}.line`, { shop: sender.name }) },
        ...(passkeysRemoved
          ? [{ kind: 'text' as const, text: translate('auth.email.passkeys-removed') }]
          : []),
        { kind: 'button', label: translate(`auth.email.${kind}.button`), link },
        { kind: 'small', text: translate(`auth.email.${kind}.end`) },
      ],
    })
    return { to, from: sender.mailbox(variant), subject: translate(`auth.email.${kind}.subject`), html, text }
  }
