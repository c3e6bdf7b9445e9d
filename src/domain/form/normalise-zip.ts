import type { ZipCountry } from './zip.ts'

/** Position of the separator in a zip code, and the separator. */
const PARTED: Partial<Record<ZipCountry, readonly [at: number, by: string]>> = {
  PL: [2, '-'],
  CZ: [3, ' '],
  SK: [3, ' '],
  NL: [4, ' '],
}

/**
 * A zip code in its official form, however it was typed or autofilled: people leave out the space, or add the country code. An invalid zip
 * code stays as it is.
 *
 * @example normaliseZip('CZ', 'CZ-11000') // "110 00"
 */
export function normaliseZip(country: ZipCountry, typed: string): string {
  const plain = typed
    .toUpperCase()
    .trim()
    .replace(/^(?:[A-Z]{1,2}[ -]+)(?=\d)/, '')
    .replaceAll(/[\s-]/g, '')
  const parted = PARTED[country]
  if (!/^\d{4,5}(?:[A-Z]{2})?$/.test(plain)) return typed.trim()
  if (!parted || plain.length < 5) return plain
  const [at, by] = parted
  return `${plain.slice(0, at)}${by}${plain.slice(at)}`
}
