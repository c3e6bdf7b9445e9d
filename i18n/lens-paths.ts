import type { Language } from './variants.ts'

/** The contact lens listing in each language. Spec §2. */
export const LENS_PATHS: Record<Language, `/${string}/`> = {
  de: '/kontaktlinsen/',
  pl: '/soczewki-kontaktowe/',
  cs: '/kontaktni-cocky/',
  fr: '/lentilles-de-contact/',
  it: '/lenti-a-contatto/',
}
