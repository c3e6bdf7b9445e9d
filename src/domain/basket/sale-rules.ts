import { isPackSold } from '#domain/catalogue/pack.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import type { BasketItem } from './basket.ts'
import { isLens, isRxPart } from '#domain/catalogue/rx-product.ts'
import { isGlassesGroup } from './item-group.ts'
import { hasEarnedPrice } from './price-key.ts'
import { pieceLimit } from './single-piece.ts'

/** The properties of a shop on which it depends what can be bought there. Its country in two letters. */
export type SaleTerms = { country: string; flags: Pick<Flags, 'subscription' | 'zeroCostFrames'> }

export const SALE_REFUSALS = ['price-key', 'group', 'only-with-lenses', 'pack'] as const
/**
 * `price-key`: the price of a line is not the one of this shop. `group`: a group that is no frame with its lenses, one for one, or lenses
 * without a frame. `only-with-lenses`: a frame at no cost without lenses made to values, or in a shop that has none. `pack`: the country does not get a pack of this size.
 */
export type SaleRefusal = (typeof SALE_REFUSALS)[number]

type Item = Pick<BasketItem, 'customData' | 'itemGroup' | 'quantity'> & {
  product: Pick<BasketItem['product'], 'attributes' | 'advancedAttributes' | 'categories' | 'customData'>
  variant: Pick<BasketItem['variant'], 'price'>
}

/** The fields of a product that these rules read, as the Shop API's `with` names them. */
export const SALE_FIELDS = [
  'attributes:key(subscriptionEligible|readingStrength|numberOfLenses|quantityPerUnit|designatedPackagingContent|rimType|frameType|baseColorLenses|preservativeFree)',
  'advancedAttributes:key(availablePackageSizes)',
  'categories.shopLevelCustomData',
]

/** Why a basket is not sold as it is, whoever filled it; null where it is. Checked again when an order is placed. */
export function saleRefusal(items: readonly Item[], terms: SaleTerms): SaleRefusal | null {
  if (!items.every((item) => hasEarnedPrice(item, terms.flags))) return 'price-key'
  const [unsold] = unsoldItems(items, terms)
  if (unsold) return unsold.reason
  const isTooMany = items.some((item) => item.itemGroup && item.quantity > pieceLimit(item))
  return isTooMany ? 'group' : null
}

/** What the shop does not sell so: lines, and groups as a whole, each with the reason. */
export const unsoldItems = <I extends Item>(
  items: readonly I[],
  terms: SaleTerms,
): { items: I[]; reason: SaleRefusal }[] =>
  [...Map.groupBy(items, (item) => item.itemGroup?.id ?? item).values()].flatMap((members) => {
    const reason = unsoldReason(members, terms)
    return reason ? [{ items: members, reason }] : []
  })

function unsoldReason(members: readonly Item[], { country, flags }: SaleTerms): SaleRefusal | null {
  if (!members.every(({ product }) => isPackSold(product, country))) return 'pack'
  const isGrouped = members.some(({ itemGroup }) => itemGroup !== undefined)
  if (isGrouped ? !isGlassesGroup(members) : members.some(({ product }) => isRxPart(product))) return 'group'
  const isGivenAway = members.some(({ variant, product }) => isFree(variant) && !isRxPart(product))
  const hasLenses = members.some(({ product }) => isLens(product))
  return isGivenAway && !(hasLenses && flags.zeroCostFrames) ? 'only-with-lenses' : null
}
