import type { Rule } from '#domain/form/rule.ts'
import { MAX_NAME_LENGTH, maxLength } from '#domain/form/length.ts'
import { name, plainText, required, script } from '#domain/form/rules.ts'
import { isTaxNumber } from '#domain/checkout/tax-number.ts'
import { zip, type ZipCountry } from '#domain/form/zip.ts'
import { isCity } from '#domain/form/city.ts'
import { type CheckoutRule, checkoutRule, combineRules } from '#domain/form/checkout-rule.ts'
import { isProvince } from './province.ts'

/** The delivery address, or the billing address. */
export const ADDRESS_PARTS = ['delivery', 'billing'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

export const ADDRESS_FIELDS = [
  'country',
  'company',
  'taxNumber',
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

export type AddressFieldDefinition = {
  name: AddressField
  isRequired: boolean
  /** The `autocomplete` token for browsers and password managers, without the part of the address; `off` for a field that has none. */
  autocomplete: string
  /** Width in columns, of six. */
  width: 2 | 3 | 4 | 6
  maxLength: number
  rule: CheckoutRule
}

/** Countries of billing addresses: those whose zip codes we can check. */
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

/** Carriers there announce a parcel by text message, and do not accept one without a phone number. */
const NEED_PHONE: ReadonlySet<ZipCountry> = new Set(['CZ', 'PL'])

type Shape = readonly [
  autocomplete: string,
  width: AddressFieldDefinition['width'],
  max: number,
  plain: readonly Rule[],
]

const SHAPES: Record<AddressField, Shape> = {
  country: ['country', 6, 2, []],
  company: ['organization', 6, 60, [plainText, script]],
  taxNumber: ['off', 6, 30, [plainText]],
  firstName: ['given-name', 3, MAX_NAME_LENGTH, [name]],
  lastName: ['family-name', 3, MAX_NAME_LENGTH, [name]],
  street: ['address-line1', 6, 60, [plainText, script]],
  additional: ['address-line2', 6, 60, [plainText, script]],
  zip: ['postal-code', 2, 10, []],
  city: ['address-level2', 4, 60, [plainText, script]],
  province: ['address-level1', 2, 2, []],
  phone: ['tel', 6, 30, []],
}

const OPTIONAL: ReadonlySet<AddressField> = new Set(['company', 'taxNumber', 'additional'])

/** Whether a phone number is valid in its country; the caller provides the rules of phone numbers. */
export type IsPhone = (number: string, country: ZipCountry) => boolean

/** Whether a postcode may be in a town; the caller knows the towns. */
export type IsPlace = (country: ZipCountry, zip: string, city: string) => boolean

/** The fields of an address in a country, in the country's usual order. */
export function addressFields(
  part: AddressPart,
  country: ZipCountry,
  isPhone: IsPhone,
): AddressFieldDefinition[] {
  return namesOf(part, country).map((field) => {
    const [autocomplete, width, max, plain] = SHAPES[field]
    const isRequired = field === 'phone' ? NEED_PHONE.has(country) : !OPTIONAL.has(field)
    return {
      name: field,
      isRequired,
      autocomplete,
      width: field === 'city' && country === 'IT' ? 2 : width,
      maxLength: max,
      rule: combineRules(
        [
          ...(isRequired ? [required] : []),
          maxLength(max),
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
  // The driver of a parcel may call the recipient; a billing address needs no phone number.
  return part === 'delivery' ? [...street, 'phone'] : ['country', 'company', 'taxNumber', ...street]
}

function ownRule(field: AddressField, country: ZipCountry, isPhone: IsPhone): CheckoutRule | undefined {
  if (field === 'province') return checkoutRule('province', isProvince)
  if (field === 'city') return checkoutRule('city', isCity)
  if (field === 'taxNumber') return checkoutRule('tax-number', (number) => isTaxNumber(number, country))
  if (field === 'phone') return checkoutRule('phone', (number) => isPhone(number, country))
  if (field === 'country')
    return checkoutRule('choice', (code) => BILLING_COUNTRIES.some((each) => each === code))
  return undefined
}
