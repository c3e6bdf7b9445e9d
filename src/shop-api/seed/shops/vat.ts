import type { Country } from '#shop-api/seed/shops/shops.ts'

/** The kinds of goods in VAT law: corrective goods, plain frames, contact lenses, their care, all else. */
export type VatKind = 'corrective' | 'frame' | 'contactLens' | 'cosmeticLens' | 'care' | 'other'

const STANDARD: Record<Country, number> = { DE: 0.19, AT: 0.2, CZ: 0.21, PL: 0.23, CH: 0.081, IT: 0.22 }

/**
 * Rates below the standard rate: medical devices that correct sight are reduced in Italy and Poland, contact
 * lenses in Czechia as well. A frame without lenses does not correct sight.
 */
const REDUCED: Partial<Record<Country, Partial<Record<VatKind, number>>>> = {
  CZ: { contactLens: 0.12 },
  PL: { corrective: 0.08, contactLens: 0.08 },
  IT: { corrective: 0.04, contactLens: 0.04 },
}

/** As a fraction: 0.19. */
export const vatRate = (country: Country, kind: VatKind): number =>
  REDUCED[country]?.[kind] ?? STANDARD[country]
