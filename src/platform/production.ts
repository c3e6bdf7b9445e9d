import { countriesWith } from '#domain/checkout/payment-method.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { BankAccounts } from '#domain/transfer/bank-account.ts'

type Variables = {
  SHOP_API_URL?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  PAYMENT?: string | undefined
  SESSION_SECRET?: string[] | undefined
  BANK_ACCOUNTS?: BankAccounts | undefined
}

/** What a shop needs in production, where the demonstration has something of its own: variable and fault. */
export function productionFaults(value: Variables): [name: string, message: string][] {
  const unpayable = value.SHOP_API_URL
    ? []
    : countriesWith('accounting').filter((country) => !value.BANK_ACCOUNTS?.[country])
  const needed: [isMissing: boolean, name: string, message: string][] = [
    // A shop that forgets its keys would give its goods away.
    [
      !value.STRIPE_SECRET_KEY && !value.PAYMENT,
      'PAYMENT',
      'must be sandbox in production without STRIPE_SECRET_KEY: orders are paid without money',
    ],
    // A secret that only this machine's DATA_DIR has would sign out everybody when the machine is replaced.
    [!value.SESSION_SECRET, 'SESSION_SECRET', 'is required in production'],
    [
      unpayable.length > 0,
      'BANK_ACCOUNTS',
      `has no account for ${unpayable.join(', ')}, where invoices are offered`,
    ],
  ]
  return needed.flatMap(([isMissing, name, message]) => (isMissing ? [[name, message]] : []))
}

/** Settings by country; in the demonstration its own stand in for those that are not set. */
export const orDemonstration = <T>(
  mode: string | undefined,
  given: Partial<Record<ShopCountry, T>> = {},
  demonstration: Partial<Record<ShopCountry, T>>,
): Partial<Record<ShopCountry, T>> => (mode === 'production' ? given : { ...demonstration, ...given })
