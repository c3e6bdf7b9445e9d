import type { Language } from './variants.ts'

/** The page on delivery costs and payment methods in each language. */
export const DELIVERY_PAGE: Record<Language, `/${string}/`> = {
  de: '/lieferung-und-zahlung/',
  pl: '/dostawa-i-platnosc/',
  cs: '/doprava-a-platba/',
  fr: '/livraison-et-paiement/',
  it: '/consegna-e-pagamento/',
}
