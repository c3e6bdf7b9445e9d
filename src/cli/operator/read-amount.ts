/** An amount like 12.34 or 12,3 in minor units; null for anything else, and for 0. */
export function readAmount(typed: string): number | null {
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  const amount = Number(`${whole}${cents.padEnd(2, '0')}`)
  return whole === undefined || amount === 0 ? null : amount
}
