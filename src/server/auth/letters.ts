import { z } from 'zod'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { layOut } from '#server/mail/layout.ts'
import type { Writer } from '#server/mail/queue.ts'
import { wordsOf } from '#server/mail/words.ts'

/** What letters of accounts tell: prove that this is your mailbox, you have an account, your password, your address is to change. */
const LETTERS = ['verify', 'known', 'reset', 'moved', 'password'] as const

/** A letter to be written. `link` is what its one button opens. */
export const accountLetter = z.object({
  letter: z.enum(LETTERS),
  variant: z.enum(VARIANT_CODES),
  to: z.string(),
  link: z.string(),
})
export type AccountLetter = z.output<typeof accountLetter>

/** They call nobody by name: whoever makes an account with the address of somebody else would speak to him through the shop. */
export const accountWriter =
  (shop: string): Writer =>
  async (about) => {
    const { letter, variant, to, link } = accountLetter.parse(about)
    const words = wordsOf(variant)
    const { html, text } = await layOut({
      intl: VARIANTS[variant].intl,
      shop,
      blocks: [
        { kind: 'text', text: words(`auth.letter.${letter}.hello`) },
        { kind: 'text', text: words(`auth.letter.${letter}.line`, { shop }) },
        { kind: 'button', label: words(`auth.letter.${letter}.button`), link },
        { kind: 'small', text: words(`auth.letter.${letter}.end`) },
      ],
    })
    return { to, from: shop, subject: words(`auth.letter.${letter}.subject`), html, text }
  }
