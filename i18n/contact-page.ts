import type { Language } from './variants.ts'

/** The page with the ways to reach the shop, in each language. */
export const CONTACT_PAGE: Record<Language, `/${string}/`> = {
  de: '/kontakt/',
  pl: '/kontakt/',
  cs: '/kontakt/',
  fr: '/contact/',
  it: '/contatti/',
}
