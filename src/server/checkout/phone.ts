import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { IsPhone } from '#domain/checkout/address-field.ts'

/** A valid number has more national digits than this. Spec §5. */
const SHORT = 4

const read = (number: string, country: CountryCode) =>
  parsePhoneNumberFromString(number, { defaultCountry: country, extract: false })

/** Whether the number is valid in the country, or in the country of its prefix. */
export const isPhone: IsPhone = (number, country) => {
  const phone = read(number, country)
  return phone !== undefined && phone.isValid() && phone.nationalNumber.length > SHORT
}

/** As carriers dial it: "+49 40 5550120". An invalid number stays as it is. */
export const formatPhone = (number: string, country: CountryCode): string =>
  read(number, country)?.formatInternational() ?? number
