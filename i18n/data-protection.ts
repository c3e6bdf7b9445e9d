import type { Language } from './variants.ts'

/** The page on data protection in each language. Spec §2. */
export const DATA_PROTECTION: Record<Language, `/${string}/`> = {
  de: '/datenschutz/',
  pl: '/ochronadanych/',
  cs: '/ochrana-udaju/',
  fr: '/protectiondesdonnees/',
  it: '/protezionedeidati/',
}
