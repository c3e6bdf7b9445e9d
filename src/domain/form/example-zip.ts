import type { ZipCountry } from '#domain/form/zip.ts'

/** An example zip code of each country in its official form. */
const EXAMPLES: Record<ZipCountry, string> = {
  DE: '20259',
  IT: '39100',
  FR: '67000',
  AT: '8020',
  CH: '8400',
  LI: '9490',
  NL: '1011 AB',
  PL: '00-950',
  CZ: '110 00',
  SK: '811 01',
}

export const exampleZip = (country: ZipCountry): string => EXAMPLES[country]
