import { SELLERS } from './seller.ts'
import { SHOP_COUNTRIES, type ShopCountry } from './shop-country.ts'

/** Where buyers send goods back to, and who pays for that. `countryCode` as ISO 3166, two letters. */
export type ReturnAddress = {
  name: string
  street: string
  zipCode: string
  city: string
  countryCode: string
  paidBy: 'shop' | 'buyer'
}
export type ReturnAddresses = Partial<Record<ShopCountry, ReturnAddress>>

export const returnAddressLines = ({
  name,
  street,
  countryCode,
  zipCode,
  city,
}: ReturnAddress): readonly string[] => [name, street, `${countryCode}-${zipCode} ${city}`]

/** For the demonstration: the addresses and the rule of the pages in content/. */
export const DEMONSTRATION_RETURN_ADDRESSES: ReturnAddresses = Object.fromEntries(
  SHOP_COUNTRIES.map((country) => {
    const { name, street } = SELLERS[country]
    const place =
      country === 'CH'
        ? { zipCode: '8400', city: 'Winterthur', countryCode: 'CH' }
        : { zipCode: '86153', city: 'Augsburg', countryCode: 'DE' }
    return [country, { name, street, ...place, paidBy: 'shop' }]
  }),
)
