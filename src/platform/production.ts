import { countriesWith } from '#domain/checkout/payment-method.ts'
import type { ReturnAddresses } from '#domain/shop/return-address.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'
import type { BankAccounts } from '#domain/transfer/bank-account.ts'

type Variables = {
  SHOP_API_URL?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  PAYMENT?: string | undefined
  SESSION_SECRET?: string[] | undefined
  BANK_ACCOUNTS?: BankAccounts | undefined
  RETURN_ADDRESSES?: ReturnAddresses | undefined
  SMTP_URL?: string | undefined
  SHOP_ORIGIN?: string | undefined
  SHOP_DOMAINS?: Partial<Record<string, string>> | undefined
  SHOP_API_TOKEN?: string | undefined
  CONTENT_API_TOKEN?: string | undefined
  CONTENT_PREVIEW_TOKEN?: readonly string[] | undefined
}

/** Everybody knows them: they open the services of the demonstration. */
const PUBLIC_TOKENS = ['local', 'local-public', 'local-preview']
const TOKENS = ['SHOP_API_TOKEN', 'CONTENT_API_TOKEN', 'CONTENT_PREVIEW_TOKEN'] as const

/**
 * What a shop needs in production, where the demonstration has something of its own, and what is not safe there: variable and fault. With
 * `PAYMENT=sandbox` it is a trial, which may do without emails and without an origin.
 */
export function productionFaults(value: Variables): [name: string, message: string][] {
  const unpayable = value.SHOP_API_URL
    ? []
    : countriesWith('accounting').filter((country) => !value.BANK_ACCOUNTS?.[country])
  const unreturnable = value.SHOP_API_URL
    ? []
    : SHOP_COUNTRIES.filter((country) => !value.RETURN_ADDRESSES?.[country])
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
    [
      unreturnable.length > 0,
      'RETURN_ADDRESSES',
      `has no address for ${unreturnable.join(', ')}: buyers would not know where to send goods back to`,
    ],
  ]
  return [...needed, ...unsafe(value)].flatMap(([isMissing, name, message]) =>
    isMissing ? [[name, message]] : [],
  )
}

function unsafe(value: Variables): [isFault: boolean, name: string, message: string][] {
  const takesMoney = !value.PAYMENT
  const isInsecure = (origin: string | undefined) =>
    origin?.startsWith('http:') === true && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin)
  return [
    [
      takesMoney && !value.SMTP_URL,
      'SMTP_URL',
      'is required in production: buyers must get confirmations, and customers their links',
    ],
    // Otherwise the host header of a request decides where its links lead, and a cached page shows them to everybody.
    [
      takesMoney && !value.SHOP_ORIGIN && !value.SHOP_DOMAINS,
      'SHOP_ORIGIN',
      'or SHOP_DOMAINS is required in production',
    ],
    [
      isInsecure(value.SHOP_ORIGIN),
      'SHOP_ORIGIN',
      'must be https in production: cookies and passwords would be readable on the way',
    ],
    [
      Object.values(value.SHOP_DOMAINS ?? {}).some(isInsecure),
      'SHOP_DOMAINS',
      'must be https in production: cookies and passwords would be readable on the way',
    ],
    ...TOKENS.map((name): [boolean, string, string] => [
      [value[name] ?? []].flat().some((token) => PUBLIC_TOKENS.includes(token)),
      name,
      'is the public one of the demonstration: set one of your own',
    ]),
  ]
}

/** Settings by country; in the demonstration its own stand in for those that are not set. */
export const orDemonstration = <T>(
  mode: string | undefined,
  given: Partial<Record<ShopCountry, T>> = {},
  demonstration: Partial<Record<ShopCountry, T>>,
): Partial<Record<ShopCountry, T>> => (mode === 'production' ? given : { ...demonstration, ...given })
