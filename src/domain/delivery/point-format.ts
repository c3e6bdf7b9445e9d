import { withPlainSigns } from '#domain/form/normalise-input.ts'
import type { CheckoutFieldError } from '#domain/form/checkout-rule.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** Where DHL keeps a parcel for its customers in Germany, as it stands in the address: numbers of both have three digits. */
export const POINT_KINDS = { packstation: 'Packstation', postfiliale: 'Postfiliale' } as const
export type PointKind = keyof typeof POINT_KINDS

const pointKindOf = (value: string | undefined): PointKind | null =>
  value === 'packstation' || value === 'postfiliale' ? value : null

/** How a carrier names its points. `normalise` gives the official form of what was typed. */
export type PointFormat = {
  fault: CheckoutFieldError['kind'] & ('packstation' | 'locker' | 'point' | 'pick-up-point')
  isPoint(value: string): boolean
  normalise?: (value: string) => string
  /** Its points are of several kinds, and the customer is asked which. */
  kinds?: readonly PointKind[]
}

/** A number of one to six digits that is not 0, or a name with two letters in a row. */
const isNumberOrName = (value: string): boolean =>
  (/^\d{1,6}$/.test(value) && Number(value) > 0) || /\p{L}{2}/u.test(value)

/** "waw 123m" is WAW123M, "POPKRA228" is POP-KRA228. */
const inPostCode = (value: string): string =>
  withPlainSigns(value)
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^POP(?=[A-Z]{3}\d)/, 'POP-')

/** The points of each delivery method, by country and key. A method that is not here has points of any number or name. */
const FORMATS: Partial<Record<ShopCountry, Record<string, PointFormat>>> = {
  DE: {
    'dhl-parcel-shop': {
      kinds: ['packstation', 'postfiliale'],
      fault: 'packstation',
      isPoint: (value) => /^\d{3}$/.test(value) && Number(value) > 0,
      // People type the word before the number, which is asked for beside it.
      normalise: (value) => value.replace(/^(?:DHL\s+)?(?:Packstation|Postfiliale|Filiale)\s*/i, '').trim(),
    },
  },
  PL: {
    'inpost-pl-parcel-shop': {
      fault: 'locker',
      isPoint: (value) => /^(?:POP-)?[A-Z]{3}\d{2,4}[A-Z]{0,5}$/.test(inPostCode(value)),
      normalise: inPostCode,
    },
  },
  CZ: { 'zasilkova-parcel-shop': { fault: 'point', isPoint: isNumberOrName } },
}

const ANY: PointFormat = { fault: 'pick-up-point', isPoint: isNumberOrName }

/** `method` is the key of a delivery method that goes to points. */
export const pointFormat = (country: ShopCountry, method: string): PointFormat =>
  FORMATS[country]?.[method] ?? ANY

/** DHL's smallest numbers; of two kinds that both have three digits. */
const SMALLEST: Record<PointKind, number> = { packstation: 100, postfiliale: 401 }

/** How the names of InPost's points begin in the largest towns. */
const INPOST_TOWNS: Record<string, string> = {
  WAW: 'Warszawa',
  KRA: 'Kraków',
  WRO: 'Wrocław',
  POZ: 'Poznań',
  GDA: 'Gdańsk',
  LOD: 'Łódź',
  SZC: 'Szczecin',
  LUB: 'Lublin',
  KAT: 'Katowice',
}

/** Whether a point may be there, as far as its name tells; `mayBeIn`: whether its postcode may be in a town. */
export function isUsualPoint(
  country: ShopCountry,
  method: string,
  { kind, id }: { kind: string | undefined; id: string },
  mayBeIn: (city: string) => boolean,
): boolean {
  const known = chosenKind(country, method, kind)
  if (known !== null) return Number(id) >= SMALLEST[known]
  const town = pointFormat(country, method).fault === 'locker' && INPOST_TOWNS[lettersOf(id)]
  return !town || mayBeIn(town)
}

const lettersOf = (inPostId: string): string => /^(?:POP-)?([A-Z]{3})/.exec(inPostId)?.[1] ?? ''

/** The chosen kind of a point; null where the points of the method are of one kind, or none is chosen. */
export const chosenKind = (
  country: ShopCountry,
  method: string,
  kind: string | undefined,
): PointKind | null => (pointFormat(country, method).kinds ? pointKindOf(kind) : null)

/** A point as it stands in an address: "Postfiliale 541", "WAW123M". */
export const pointName = (
  country: ShopCountry,
  method: string,
  { kind, id }: { kind: string | undefined; id: string },
): string => {
  const known = chosenKind(country, method, kind)
  return known ? `${POINT_KINDS[known]} ${id}` : id
}
