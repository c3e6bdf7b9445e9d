import { encode } from 'uqr'
import type { Flags } from '#domain/shop/configuration.ts'

/** A code as one path of unit squares: `size` units wide and high, with the quiet zone that readers need. */
export type QrCode = { size: number; path: string }

/** Modules around a code that stay white, by ISO/IEC 18004. */
const QUIET_ZONE = 4

/** The code with which a phone goes on at an address; null where the shop has none, or there is no address. Spec §6. */
export function phoneCode(
  flags: Pick<Flags, 'qrCodeByCountry'>,
  address: string | null | undefined,
  page: URL,
): QrCode | null {
  if (!flags.qrCodeByCountry || !address) return null
  const { size, data } = encode(new URL(address, page).href, { ecc: 'M', border: QUIET_ZONE })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
