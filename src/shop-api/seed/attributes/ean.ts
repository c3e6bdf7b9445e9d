import { checkDigit } from '#domain/catalogue/gtin.ts'
import { randomOf } from '#shop-api/seed/random.ts'

/** A valid EAN-13 for a reference key, from the range 200–299 that no manufacturer is given. */
export function ean(referenceKey: string): string {
  const random = randomOf(`ean ${referenceKey}`)
  const digits = `2${String(random.int(0, 999_999)).padStart(6, '0')}${String(random.int(0, 99_999)).padStart(5, '0')}`
  return digits + checkDigit(digits)
}
