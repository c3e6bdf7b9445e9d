import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { IsPhone } from '#domain/checkout/address-field.ts'

/** Minimum number of national digits. Spec §5. */
const MIN_DIGITS = 5

/** The number, if it is valid in the country, or in the country of its prefix. */
function readPhone(number: string, country: CountryCode) {
  const phone = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false })
  return phone?.isValid() && phone.nationalNumber.length >= MIN_DIGITS ? phone : undefined
}

export const isPhone: IsPhone = (number, country) => readPhone(number, country) !== undefined

/** As carriers dial it: "+49 40 5550120". An invalid number stays as it is. */
export const formatPhone = (number: string, country: CountryCode): string =>
  readPhone(number, country)?.formatInternational() ?? number
