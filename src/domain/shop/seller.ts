import type { ShopCountry } from './shop-country.ts'

/** The seller of a country, as documents name it. `vat` is the number under which the country's tax is paid. */
export type Seller = { name: string; street: string; city: string; vat: string }

const COMPANY = { name: 'Veduta Optik GmbH', street: 'Am Alten Messplatz 14', city: 'DE-86153 Augsburg' }
const IN_GERMANY: Seller = { ...COMPANY, vat: 'DE999140014' }

/** The same data as in the imprints in content/. */
export const SELLERS: Record<ShopCountry, Seller> = {
  DE: IN_GERMANY,
  AT: IN_GERMANY,
  CZ: IN_GERMANY,
  PL: IN_GERMANY,
  IT: { ...COMPANY, vat: 'IT99914001405' },
  CH: {
    name: 'Veduta Schweiz AG',
    street: 'Lagerplatz 11',
    city: 'CH-8400 Winterthur',
    vat: 'CHE-999.140.114',
  },
}

/** In Switzerland the name of the tax is part of the number. */
const SWISS_TAX: Partial<Record<string, string>> = { de: 'MWST', fr: 'TVA', it: 'IVA' }

/** The number under which a country's tax is paid, as it is written in a language ("de"). */
export const vatNumber = (country: ShopCountry, language: string): string =>
  country === 'CH' ? `${SELLERS.CH.vat} ${SWISS_TAX[language] ?? SWISS_TAX['de']}` : SELLERS[country].vat
