const LENGTHS = [8, 12, 13, 14]

/** The last digit of a GTIN, by the digits before it. From the right they count three times and once alternately; it fills the sum up to a multiple of ten. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

/** Whether a code of digits is a GTIN: of a length that exists, with the right check digit. */
export const isGtin = (code: string): boolean =>
  /^\d+$/.test(code) && LENGTHS.includes(code.length) && checkDigit(code.slice(0, -1)) === code.at(-1)

/**
 * Prefixes of a GTIN-13 that never name goods everywhere: numbers for use inside one company (02, 04, 2) and coupons (05, 98, 99). Google
 * refuses them: https://support.google.com/merchants/answer/6324461.
 */
const RESTRICTED = /^(?:0[245]|2|9[89])/
/** The same for a GTIN-8, whose prefixes GS1 gives on their own. */
const RESTRICTED_SHORT = /^[02]/

/**
 * Whether a code is a GTIN that names the same goods everywhere. Search engines are given no other, in feeds and in structured data alike: Google
 * wants the values of both to match its product data specification (https://support.google.com/merchants/answer/6386198).
 */
export const isGlobalGtin = (code: string): boolean =>
  isGtin(code) && !(code.length === 8 ? RESTRICTED_SHORT.test(code) : RESTRICTED.test(inThirteenDigits(code)))

/** A GTIN-12 has a zero in front; the first digit of a GTIN-14 is its packaging and belongs to no prefix. */
const inThirteenDigits = (code: string): string => code.slice(-13).padStart(13, '0')
