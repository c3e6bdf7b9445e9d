import type { Language } from './variants.ts'

/** Where each language has its contact lenses. Spec §2. */
export const LENSES: Record<Language, `/${string}/`> = {
  de: '/kontaktlinsen/',
  pl: '/soczewki-kontaktowe/',
  cs: '/kontaktni-cocky/',
  fr: '/lentilles-de-contact/',
  it: '/lenti-a-contatto/',
}
