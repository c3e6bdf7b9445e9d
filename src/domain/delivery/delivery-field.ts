import { maxLength } from '#domain/form/length.ts'
import { plainText, required, script } from '#domain/form/rules.ts'
import { zip } from '#domain/form/zip.ts'
import type { PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import { isCity } from '#domain/form/city.ts'
import type { DeliveryMethod } from './carrier.ts'
import { type CheckoutRule, checkoutRule, combineRules } from '#domain/form/checkout-rule.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { type PointKind, pointFormat } from './point-format.ts'

/** Additional fields of delivery methods. */
export const DELIVERY_FIELDS = ['kind', 'customer', 'id', 'zip', 'city', 'branch'] as const
export type DeliveryField = (typeof DELIVERY_FIELDS)[number]

export type CollectionPointField = {
  name: DeliveryField
  width: 2 | 3 | 4 | 6
  maxLength: number
  rule: CheckoutRule
  /** One of these is chosen; absent: the shopper types. */
  choices?: readonly PointKind[]
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
  rule: combineRules([required, maxLength(max), plainText, script], own),
})

/** Six to ten digits, which DHL assigns to customers who collect their parcels. */
const isPostNumber = (value: string): boolean => /^\d{6,10}$/.test(value)

const oneOf =
  (kinds: readonly PointKind[]): CheckoutRule =>
  (value) =>
    kinds.some((kind) => kind === value) ? null : { kind: 'choice' }

/** Whether parcels go to Packstations and post offices, where DHL identifies its customers by a number. */
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
  const { fault, isPoint, kinds } = pointFormat(country, method.key)
  const point = checkoutRule(fault, isPoint)
  return kinds
    ? [
        { ...field('kind', 6, 20), choices: kinds, rule: oneOf(kinds) },
        field('customer', 3, 10, checkoutRule('post-number', isPostNumber)),
        field('id', 3, 3, point),
        ...place,
      ]
    : [field('id', 6, 60, point), ...place]
}
