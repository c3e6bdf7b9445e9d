import type { Language } from './variants.ts'

/** Where each language says what delivery costs and how one pays. */
export const DELIVERY_PAGE: Record<Language, `/${string}/`> = {
  de: '/lieferung-und-zahlung/',
  pl: '/dostawa-i-platnosc/',
  cs: '/doprava-a-platba/',
  fr: '/livraison-et-paiement/',
  it: '/consegna-e-pagamento/',
}
