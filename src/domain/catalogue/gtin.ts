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
