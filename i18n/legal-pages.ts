import { DATA_PROTECTION } from './data-protection.ts'
import type { Language } from './variants.ts'

type Path = `/${string}/`

/** The terms and conditions in each language. */
const TERMS: Record<Language, Path> = {
  de: '/agb/',
  pl: '/regulamin/',
  cs: '/obchodni-podminky/',
  fr: '/conditions-generales/',
  it: '/condizioni-generali/',
}
const WITHDRAWAL: Record<Language, Path> = {
  de: '/widerruf/',
  pl: '/odstapienie-od-umowy/',
  cs: '/odstoupeni-od-smlouvy/',
  fr: '/retractation/',
  it: '/recesso/',
}

export const legalPages = (language: Language): Record<'terms' | 'withdrawal' | 'privacy', Path> => ({
  terms: TERMS[language],
  withdrawal: WITHDRAWAL[language],
  privacy: DATA_PROTECTION[language],
})
