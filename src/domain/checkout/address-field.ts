import type { Rule } from '#domain/form/rule.ts'
import { maxLength, name, required } from '#domain/form/rules.ts'
import { zip, type ZipCountry } from '#domain/form/zip.ts'
import { type CheckoutRule, holdsHere, rules } from './fault.ts'
import { isProvince } from './province.ts'

/** Where the goods go, or where the bill goes. */
export const ADDRESS_PARTS = ['delivery', 'billing'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

export const ADDRESS_FIELDS = [
  'country',
  'company',
  'firstName',
  'lastName',
  'street',
  'additional',
  'zip',
  'city',
  'province',
  'phone',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

export type Field = {
  name: AddressField
  isRequired: boolean
  /** What browsers and password managers know it by, without the part of the address. */
  autocomplete: string
  /** Of six columns. */
  width: 2 | 3 | 4 | 6
  most: number
  rule: CheckoutRule
}

/** Bills go to any country that the posts of which we know. */
export const BILLING_COUNTRIES = [
  'DE',
  'AT',
  'CH',
  'LI',
  'CZ',
  'SK',
  'PL',
  'IT',
  'FR',
  'NL',
] as const satisfies readonly ZipCountry[]

/** Carriers there announce a parcel by text message, and do not take one without. */
const NEED_PHONE: ReadonlySet<ZipCountry> = new Set(['CZ', 'PL'])

type Shape = readonly [autocomplete: string, width: Field['width'], most: number, plain: readonly Rule[]]

const SHAPES: Record<AddressField, Shape> = {
  country: ['country', 6, 2, []],
  company: ['organization', 6, 60, []],
  firstName: ['given-name', 3, 60, [name]],
  lastName: ['family-name', 3, 60, [name]],
  street: ['address-line1', 6, 60, []],
  additional: ['address-line2', 6, 60, []],
  zip: ['postal-code', 2, 10, []],
  city: ['address-level2', 4, 60, []],
  province: ['address-level1', 2, 2, []],
  phone: ['tel', 6, 30, []],
}

const OPTIONAL: ReadonlySet<AddressField> = new Set(['company', 'additional'])

/** Whether a number is one, by the rules of its country; the rules of phones are no part of this. */
export type IsPhone = (number: string, country: ZipCountry) => boolean

/** The fields of an address in a country, in the order in which its people write them. */
export function addressFields(part: AddressPart, country: ZipCountry, isPhone: IsPhone): Field[] {
  return namesOf(part, country).map((field) => {
    const [autocomplete, width, most, plain] = SHAPES[field]
    const isRequired = field === 'phone' ? NEED_PHONE.has(country) : !OPTIONAL.has(field)
    return {
      name: field,
      isRequired,
      autocomplete,
      width: field === 'city' && country === 'IT' ? 2 : width,
      most,
      rule: rules(
        [
          ...(isRequired ? [required] : []),
          maxLength(most),
          ...plain,
          ...(field === 'zip' ? [zip(country)] : []),
        ],
        ownRule(field, country, isPhone),
      ),
    }
  })
}

function namesOf(part: AddressPart, country: ZipCountry): AddressField[] {
  const place: AddressField[] = country === 'IT' ? ['zip', 'city', 'province'] : ['zip', 'city']
  const street: AddressField[] = ['firstName', 'lastName', 'street', 'additional', ...place]
  // Who drives the parcel calls where it goes; nobody calls about a bill.
  return part === 'delivery' ? [...street, 'phone'] : ['country', 'company', ...street]
}

function ownRule(field: AddressField, country: ZipCountry, isPhone: IsPhone): CheckoutRule | undefined {
  if (field === 'province') return holdsHere('province', isProvince)
  if (field === 'phone') return holdsHere('phone', (number) => isPhone(number, country))
  if (field === 'country')
    return holdsHere('choice', (code) => BILLING_COUNTRIES.some((each) => each === code))
  return undefined
}
