import { normaliseText } from '#domain/form/normalise-input.ts'
import type { ZipCountry } from '#domain/form/zip.ts'
import { remainderBy97 } from '#domain/transfer/iban.ts'

/** One kind of number: its compact form, with what `holds` checks in a group, and how it is written. */
type Kind = {
  form: RegExp
  holds: (body: string) => boolean
  write: (body: string, suffix: string) => string
}

const digitsOf = (text: string): number[] => [...text].map(Number)

/** The sum of digits by weights; digits beyond the weights do not count. */
const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(text.charAt(at)), 0)

/** The last digit makes the sum end in 0, where each second digit from the right is doubled (ISO 7812). */
const luhn = (text: string): boolean =>
  digitsOf(text)
    .toReversed()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0) %
    10 ===
  0

/** ISO 7064, modulo 11 and 10: the German number. */
function isGerman(text: string): boolean {
  const product = digitsOf(text.slice(0, -1)).reduce(
    (last, digit) => (2 * ((digit + last) % 10 || 10)) % 11,
    10,
  )
  return (11 - product) % 10 === Number(text.at(-1))
}

/** Doubled digits count by their cross sum. */
function isAustrian(text: string): boolean {
  const sum = digitsOf(text.slice(0, 7)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)),
    0,
  )
  return (96 - sum) % 10 === Number(text.at(-1))
}

const isSwiss = (text: string): boolean =>
  (11 - (weighted(text, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(text.at(-1))

const ORGANISATION = [8, 7, 6, 5, 4, 3, 2]

/** IČO, Czech and Slovak, eight digits. */
const isOrganisation = (text: string): boolean =>
  (11 - (weighted(text, ORGANISATION) % 11)) % 10 === Number(text.at(-1))

/**
 * What follows CZ: an IČO; nine digits that begin with 6, for people without a birth number; or a birth number: until 1953 nine digits
 * without a check digit, then ten.
 */
function isCzech(text: string): boolean {
  if (text.length === 8) return isOrganisation(text)
  if (text.length === 10) return (Number(text.slice(0, 9)) % 11) % 10 === Number(text.at(-1))
  if (!text.startsWith('6')) return Number(text.slice(0, 2)) < 54
  return 8 - ((10 - (weighted(text.slice(1), ORGANISATION) % 11) + 11) % 11) === Number(text.at(-1))
}

const isPolish = (text: string): boolean =>
  weighted(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(text.at(-1))

/** What counts at odd places of a codice fiscale in place of A to Z, and in place of 0 to 9 as of A to J. */
const AT_ODD_PLACES = 'BAFHJNPRTVCESULDGIMOQKWZYX'

const placeOf = (letter: string): number => letter.charCodeAt(0) - 65

/** A codice fiscale of a person: the last letter is the sum of all others. */
function isCodiceFiscale(text: string): boolean {
  const body = text.slice(0, -1)
  const sum = [...body].reduce((all, sign, at) => {
    const value = /\d/.test(sign) ? Number(sign) : placeOf(sign)
    return all + (at % 2 === 0 ? placeOf(AT_ODD_PLACES.charAt(value)) : value)
  }, 0)
  return String.fromCharCode(65 + (sum % 26)) === text.at(-1)
}

/** A key and the SIREN; a key of digits is checked by it. */
const isFrench = (text: string): boolean =>
  luhn(text.slice(2)) &&
  (/^\D|^.\D/.test(text) || Number(`${text.slice(2)}12`) % 97 === Number(text.slice(0, 2)))

/** By the weights of a company's number, or by ISO 7064 as those of single persons since 2020. */
const isDutch = (text: string): boolean =>
  weighted(text, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(text.charAt(8)) || remainderBy97(`NL${text}`) === 1

const asItIs = (body: string): string => body
const after =
  (prefix: string) =>
  (body: string): string =>
    `${prefix}${body}`

const ORGANISATION_NUMBER: Kind = { form: /^(\d{8})$/, holds: isOrganisation, write: asItIs }
const SWISS: Kind = {
  form: /^(?:CHE)?(\d{9})(MWST|TVA|IVA)?$/,
  holds: isSwiss,
  write: (body, suffix) => `CHE-${body.replaceAll(/(\d{3})(?=\d)/g, '$1.')} ${suffix}`.trim(),
}

const KINDS: Record<ZipCountry, readonly Kind[]> = {
  DE: [{ form: /^(?:DE)?([1-9]\d{8})$/, holds: isGerman, write: after('DE') }],
  AT: [{ form: /^(?:AT)?U(\d{8})$/, holds: isAustrian, write: after('ATU') }],
  CH: [SWISS],
  // The tax office of Liechtenstein gives five digits without a check digit.
  LI: [SWISS, { form: /^(?:LI)?(\d{5})$/, holds: () => true, write: asItIs }],
  CZ: [ORGANISATION_NUMBER, { form: /^CZ(\d{8,10})$/, holds: isCzech, write: after('CZ') }],
  SK: [
    ORGANISATION_NUMBER,
    { form: /^SK([1-9]\d[2-47-9]\d{7})$/, holds: (text) => Number(text) % 11 === 0, write: after('SK') },
  ],
  PL: [
    { form: /^(\d{10})$/, holds: isPolish, write: asItIs },
    { form: /^PL(\d{10})$/, holds: isPolish, write: after('PL') },
  ],
  IT: [
    { form: /^(?:IT)?(\d{11})$/, holds: luhn, write: asItIs },
    {
      form: /^([A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z])$/,
      holds: isCodiceFiscale,
      write: asItIs,
    },
  ],
  FR: [{ form: /^(?:FR)?([\dA-HJ-NP-Z]{2}\d{9})$/, holds: isFrench, write: after('FR') }],
  NL: [{ form: /^(?:NL)?(\d{9}B\d{2})$/, holds: isDutch, write: after('NL') }],
}

/** Made-up numbers that hold, for errors. */
const EXAMPLES: Record<ZipCountry, string> = {
  DE: 'DE123456788',
  AT: 'ATU12345675',
  CH: 'CHE-123.456.788 MWST',
  LI: '12345',
  CZ: 'CZ12345679',
  SK: 'SK1234567807',
  PL: '1234563218',
  IT: '12345678903',
  FR: 'FR11123456782',
  NL: 'NL123456782B12',
}

export const exampleTaxNumber = (country: ZipCountry): string => EXAMPLES[country]

/** The official form; null for what is no number of the country. */
function officialForm(country: ZipCountry, typed: string): string | null {
  const compact = normaliseText(typed)
    .toUpperCase()
    .replaceAll(/[\s./–-]/g, '')
  for (const { form, holds, write } of KINDS[country]) {
    const [, body = '', suffix = ''] = form.exec(compact) ?? []
    if (body !== '' && holds(body)) return write(body, suffix)
  }
  return null
}

/**
 * Whether a typed text is the tax number of a company in a country, by its check digit: VAT number, in Czechia and Slovakia also the IČO, in
 * Italy also the codice fiscale. Spaces, points, hyphens, case and the country's prefix are free, except that CZ, SK and U of Austria belong
 * to the number. Structures: Council Regulation (EU) 904/2010, VIES; UID of eCH-0097.
 */
export const isTaxNumber = (typed: string, country: ZipCountry): boolean =>
  officialForm(country, typed) !== null

/**
 * A tax number in its official form, however it was typed; what is none stays as it is.
 *
 * @example normaliseTaxNumber('CH', 'che100155212 mwst') // "CHE-100.155.212 MWST"
 */
export const normaliseTaxNumber = (country: ZipCountry, typed: string): string =>
  officialForm(country, typed) ?? normaliseText(typed)
