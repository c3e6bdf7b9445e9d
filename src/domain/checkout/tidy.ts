import type { ZipCountry } from '#domain/form/zip.ts'

/** Where a zip code is parted, and by what. */
const PARTED: Partial<Record<ZipCountry, readonly [at: number, by: string]>> = {
  PL: [2, '-'],
  CZ: [3, ' '],
  SK: [3, ' '],
  NL: [4, ' '],
}

/**
 * A zip code as its post writes it, however it was typed or filled in: people leave out the blank, or put the sign of the country before it.
 * What is none stays as it is.
 *
 * @example tidyZip('CZ', 'CZ-11000') // "110 00"
 */
export function tidyZip(country: ZipCountry, typed: string): string {
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

/** Signs for machines, and such as turn a line around: nobody has typed them. Blanks and the ends of lines are none. */
export const withoutSigns = (typed: string): string => typed.replaceAll(/(?!\s)[\p{Cc}\p{Cf}]/gu, '')

/** What nobody sees is no part of what somebody says of himself. */
export const tidyText = (typed: string): string => withoutSigns(typed).replaceAll(/\s+/g, ' ').trim()
