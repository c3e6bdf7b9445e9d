import { CONTACT_PAGE } from '#i18n/contact-page.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { EmailBlock } from './render-email.ts'
import type { Sender } from './sender.ts'
import type { Translate } from './translator.ts'

/** How the reader of an email reaches the shop: by answering only where somebody reads it. */
export const questionsBlock = (sender: Sender, variant: VariantCode, translate: Translate): EmailBlock => ({
  kind: 'small',
  text: sender.readsAnswers
    ? translate('order.email.end')
    : translate('order.email.end.contact', {
        link: sender.absolute(variant, CONTACT_PAGE[VARIANTS[variant].language]),
      }),
})
