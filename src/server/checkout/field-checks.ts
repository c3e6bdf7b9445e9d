import type { FieldChecks } from '#domain/checkout/answers.ts'
import { mayHaveZip } from '#domain/delivery/postal-zone.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { townsOf } from '#domain/branch/towns.ts'
import { isPhone } from './phone.ts'

/** What the rules of the checkout ask; towns are known in the countries of the shops. */
export const FIELD_CHECKS: FieldChecks = {
  isPhone,
  isPlace: (code, zip, city) => {
    const country = SHOP_COUNTRIES.find((each) => each === code)
    return country === undefined || mayHaveZip(country, zip, city, townsOf(country))
  },
}
