import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** An account of the shop. `iban` without spaces. */
export type BankAccount = { holder: string; iban: string; bic: string }
export type BankAccounts = Partial<Record<ShopCountry, BankAccount>>

const COMPANY = 'Veduta Optik GmbH'

/** For the demonstration: the example accounts of the IBAN registry, which belong to nobody. */
export const DEMONSTRATION_ACCOUNTS: Record<ShopCountry, BankAccount> = {
  DE: { holder: COMPANY, iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  AT: { holder: COMPANY, iban: 'AT611904300234573201', bic: 'OPSKATWWXXX' },
  IT: { holder: COMPANY, iban: 'IT60X0542811101000000123456', bic: 'BPMOIT22XXX' },
  CZ: { holder: COMPANY, iban: 'CZ6508000000192000145399', bic: 'GIBACZPXXXX' },
  PL: { holder: COMPANY, iban: 'PL61109010140000071219812874', bic: 'WBKPPLPPXXX' },
  CH: { holder: 'Veduta Schweiz AG', iban: 'CH9300762011623852957', bic: 'POFICHBEXXX' },
}
