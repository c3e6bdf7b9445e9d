import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { IsPhone } from '#domain/checkout/address-field.ts'

/** Minimum number of national digits. Spec §5. */
const MIN_DIGITS = 5

const parse = (number: string, country: CountryCode) =>
  parsePhoneNumberFromString(number, { defaultCountry: country, extract: false })

/** Whether the number is valid in the country, or in the country of its prefix. */
export const isPhone: IsPhone = (number, country) => {
  const phone = parse(number, country)
  return phone !== undefined && phone.isValid() && phone.nationalNumber.length >= MIN_DIGITS
}

/** As carriers dial it: "+49 40 5550120". An invalid number stays as it is. */
export const formatPhone = (number: string, country: CountryCode): string =>
  parse(number, country)?.formatInternational() ?? number
