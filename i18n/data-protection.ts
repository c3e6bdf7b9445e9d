import type { Language } from './variants.ts'

/** Where each language says what is kept of its readers. Spec §2. */
export const DATA_PROTECTION: Record<Language, `/${string}/`> = {
  de: '/datenschutz/',
  pl: '/ochronadanych/',
  cs: '/ochrana-udaju/',
  fr: '/protectiondesdonnees/',
  it: '/protezionedeidati/',
}
