import type { Language } from './variants.ts'

/** The page on the right of withdrawal in each language. */
export const WITHDRAWAL_POLICY: Record<Language, `/${string}/`> = {
  de: '/widerruf/',
  pl: '/odstapienie-od-umowy/',
  cs: '/odstoupeni-od-smlouvy/',
  fr: '/retractation/',
  it: '/recesso/',
}
