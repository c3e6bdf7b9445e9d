import type { Language } from './variants.ts'

/** Where each language says what the right of withdrawal is. */
export const WITHDRAWAL_POLICY: Record<Language, `/${string}/`> = {
  de: '/widerruf/',
  pl: '/odstapienie-od-umowy/',
  cs: '/odstoupeni-od-smlouvy/',
  fr: '/retractation/',
  it: '/recesso/',
}
