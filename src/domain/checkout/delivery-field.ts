import { maxLength, required } from '#domain/form/rules.ts'
import { zip } from '#domain/form/zip.ts'
import { branchesIn } from './branch.ts'
import type { DeliveryMethod } from './carrier.ts'
import { type CheckoutRule, holdsHere, rules } from './fault.ts'
import type { ShopCountry } from './shop-country.ts'

/** What a way of delivery asks beside itself. */
export const DELIVERY_FIELDS = ['customer', 'id', 'zip', 'city', 'branch'] as const
export type DeliveryField = (typeof DELIVERY_FIELDS)[number]

export type PointField = { name: DeliveryField; width: 2 | 3 | 4 | 6; most: number; rule: CheckoutRule }

const field = (
  name: DeliveryField,
  width: PointField['width'],
  most: number,
  own?: CheckoutRule,
): PointField => ({ name, width, most, rule: rules([required, maxLength(most)], own) })

/** Six to ten digits, which whoever fetches parcels of DHL has been given by it. */
const isPostNumber = (value: string): boolean => /^\d{6,10}$/.test(value)
/** Packstations and branches of the post alike have three digits. */
const isPackstation = (value: string): boolean => /^\d{3}$/.test(value)

/** The fields that a chosen way of delivery opens; all of them must be filled in. */
export function deliveryFields({ kind, carrier }: DeliveryMethod, country: ShopCountry): PointField[] {
  if (kind === 'home') return []
  if (kind === 'branch')
    return [
      field(
        'branch',
        6,
        20,
        holdsHere('choice', (id) => branchesIn(country).some((each) => each.id === id)),
      ),
    ]
  const place = [{ ...field('zip', 2, 10), rule: rules([required, zip(country)]) }, field('city', 4, 60)]
  return carrier === 'DHL' && country === 'DE'
    ? [
        field('customer', 3, 10, holdsHere('post-number', isPostNumber)),
        field('id', 3, 3, holdsHere('packstation', isPackstation)),
        ...place,
      ]
    : [field('id', 6, 60), ...place]
}
