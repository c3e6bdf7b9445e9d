import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { isQrIban, remainderBy97 } from './iban.ts'

/**
 * How a transfer names its order: `creditor`, ISO 11649; `qr`, the reference of Swiss QR accounts; `symbol`, the Czech variable symbol;
 * `title`, free text.
 */
export type TransferReference = { kind: 'creditor' | 'qr' | 'symbol' | 'title'; value: string }

/** The reference of an order in the country of its shop; in Switzerland the account decides. */
export function transferReference(orderId: string, country: ShopCountry, iban: string): TransferReference {
  if (country === 'CZ') return { kind: 'symbol', value: variableSymbol(orderId) }
  // The number of the invoice.
  if (country === 'PL') return { kind: 'title', value: `R-${orderId}` }
  return isQrIban(iban)
    ? { kind: 'qr', value: qrReference(orderId) }
    : { kind: 'creditor', value: creditorReference(orderId) }
}

/**
 * The creditor reference of ISO 11649 for a number.
 *
 * @example creditorReference('539007547034') // "RF18539007547034"
 */
export const creditorReference = (number: string): string =>
  `RF${String(98 - remainderBy97(`${number}RF00`)).padStart(2, '0')}${number}`

/** The QR reference for a number: 26 digits and a check digit. */
export function qrReference(number: string): string {
  const digits = number.padStart(26, '0')
  return `${digits}${checkDigit(digits)}`
}

const CARRY = '0946827135'

/** Modulo 10, recursive: the check digit of Swiss references. */
const checkDigit = (digits: string): number =>
  (10 - [...digits].reduce((carry, digit) => Number(CARRY.charAt((carry + Number(digit)) % 10)), 0)) % 10

/** A variable symbol has at most ten digits, and banks drop its leading zeros: the end of the order number. */
export const variableSymbol = (orderId: string): string => orderId.slice(-10).replace(/^0+(?=\d)/, '')

/** In groups, as people read it. */
export function formatReference({ kind, value }: TransferReference): string {
  if (kind === 'creditor') return value.replaceAll(/(.{4})(?=.)/g, '$1\u00A0')
  return kind === 'qr' ? value.replaceAll(/(?<=.)(?=(.{5})+$)/g, '\u00A0') : value
}
