import { maxLength, plainText, required } from '#domain/form/rules.ts'
import { zip } from '#domain/form/zip.ts'
import type { PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import { isCity } from '#domain/form/city.ts'
import type { DeliveryMethod } from './carrier.ts'
import { type CheckoutRule, checkoutRule, combineRules } from '#domain/form/checkout-rule.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** Additional fields of delivery methods. */
export const DELIVERY_FIELDS = ['customer', 'id', 'zip', 'city', 'branch'] as const
export type DeliveryField = (typeof DELIVERY_FIELDS)[number]

export type CollectionPointField = {
  name: DeliveryField
  width: 2 | 3 | 4 | 6
  maxLength: number
  rule: CheckoutRule
}

const field = (
  name: DeliveryField,
  width: CollectionPointField['width'],
  max: number,
  own?: CheckoutRule,
): CollectionPointField => ({
  name,
  width,
  maxLength: max,
  rule: combineRules([required, maxLength(max), plainText], own),
})

/** Six to ten digits, which DHL assigns to customers who collect their parcels. */
const isPostNumber = (value: string): boolean => /^\d{6,10}$/.test(value)
/** Packstations and post offices both have three digits. */
const isPackstationNumber = (value: string): boolean => /^\d{3}$/.test(value)

/** The code of a locker or parcel shop of InPost: "WAW01A", "POP-KRA123". */
const isInPostCode = (value: string): boolean => /^(?:POP-)?[A-Z]{3}\d{2,4}[A-Z]{0,5}$/i.test(value)

/** A point of Zásilkovna: its number, or the name that its map shows. */
const isPacketaPoint = (value: string): boolean => /^\d{1,6}$/.test(value) || /\p{L}{2}/u.test(value)

/** What is known of the points of a delivery method, by its key; those of others may have any name. */
const POINT_RULES: Partial<Record<string, CheckoutRule>> = {
  'inpost-pl-parcel-shop': checkoutRule('locker', isInPostCode),
  'zasilkova-parcel-shop': checkoutRule('point', isPacketaPoint),
}

/** Whether parcels go to Packstations, where DHL identifies its customers by a number. */
export const isPackstation = ({ kind, carrier }: DeliveryMethod, country: ShopCountry): boolean =>
  kind === 'parcel-shop' && carrier === 'DHL' && country === 'DE'

/** The fields of a chosen delivery method; all of them are required. `branches` are those of the country. */
export function deliveryFields(
  method: DeliveryMethod,
  country: ShopCountry,
  branches: readonly PickUpBranch[],
): CollectionPointField[] {
  if (method.kind === 'home') return []
  if (method.kind === 'branch')
    return [
      field(
        'branch',
        6,
        20,
        checkoutRule('choice', (id) => branches.some((each) => each.id === id)),
      ),
    ]
  const place = [
    { ...field('zip', 2, 10), rule: combineRules([required, zip(country)]) },
    field('city', 4, 60, checkoutRule('city', isCity)),
  ]
  return isPackstation(method, country)
    ? [
        field('customer', 3, 10, checkoutRule('post-number', isPostNumber)),
        field('id', 3, 3, checkoutRule('packstation', isPackstationNumber)),
        ...place,
      ]
    : [field('id', 6, 60, POINT_RULES[method.key]), ...place]
}
