import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { IsPhone } from '#domain/checkout/address-field.ts'

/** The part within the country is longer than this. Spec §5. */
const SHORT = 4

const read = (number: string, country: CountryCode) =>
  parsePhoneNumberFromString(number, { defaultCountry: country, extract: false })

/** Whether a number is one in its country, or names another country it is one of. */
export const isPhone: IsPhone = (number, country) => {
  const phone = read(number, country)
  return phone !== undefined && phone.isValid() && phone.nationalNumber.length > SHORT
}

/** As carriers dial it: "+49 40 5550120"; what is no number stays as it is. */
export const international = (number: string, country: CountryCode): string =>
  read(number, country)?.formatInternational() ?? number
