/** Characters of an IBAN by country, from the registry of ISO 13616. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  [
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23',
    'GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30',
    'NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20',
  ]
    .flatMap((row) => row.split(' '))
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** The remainder by 97 of a text in which A is 10 and Z is 35 (ISO 7064). Only for A–Z and 0–9. */
export const remainderBy97 = (text: string): number =>
  [...text].reduce((remainder, sign) => {
    const value = Number.parseInt(sign, 36)
    return (remainder * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

/** As it is stored and sent: without spaces and hyphens, in capitals. */
export const compactIban = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** Whether a compact text is an IBAN: known country, its length, and the check digits. */
export const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(text) &&
  LENGTHS.get(text.slice(0, 2)) === text.length &&
  remainderBy97(text.slice(4) + text.slice(0, 4)) === 1

/** In groups of four, as people read it. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00A0')

/**
 * The account number that Czech banks ask for in a transfer within the country; null for an account elsewhere.
 *
 * @example domesticAccount('CZ6508000000192000145399') // "19-2000145399/0800"
 */
export function domesticAccount(iban: string): string | null {
  const [, bank, prefix = '', number = ''] = /^CZ\d{2}(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? []
  if (bank === undefined) return null
  const [before, after] = [prefix, number].map((part) => part.replace(/^0+/, ''))
  return `${before ? `${before}-` : ''}${after}/${bank}`
}

/** Whether a Swiss or Liechtenstein account only takes payments with a QR reference: its institution is 30000 to 31999. */
export const isQrIban = (iban: string): boolean => /^(CH|LI)\d{2}3[01]/.test(iban)
