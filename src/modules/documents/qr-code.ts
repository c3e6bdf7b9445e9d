import { encode } from 'uqr'

/** A code as one path of unit squares: `size` units wide and high, with the quiet zone that readers need. */
export type QrCode = { size: number; path: string }

/** Modules around a code that stay white, by ISO/IEC 18004. */
const QUIET_ZONE = 4

/** The QR code of a text in UTF-8, with error correction M. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
