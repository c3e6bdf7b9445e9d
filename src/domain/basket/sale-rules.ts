import { isPackSold } from '#domain/catalogue/pack.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import type { BasketItem } from './basket.ts'
import { isLens, isRxPart } from '#domain/catalogue/rx-product.ts'
import { claimsTryOn, isTriable, isTried, TRY_ON } from './try-on.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { isGlassesGroup } from './item-group.ts'
import { hasOfferedValues } from '#domain/lens/lens-values.ts'
import { hasEarnedPrice } from './price-key.ts'
import { pieceLimit } from './single-piece.ts'

/** The properties of a shop on which it depends what can be bought there. Its country in two letters. */
export type SaleTerms = {
  country: string
  flags: Pick<Flags, 'subscription' | 'zeroCostFrames'>
  /** Whether the lines are a delivery of a subscription. */
  isRenewal?: boolean
  /** What lenses the shop makes; without a list all, and frames to try at home. */
  lensTypes?: readonly string[] | undefined
}

export const SALE_REFUSALS = ['price-key', 'group', 'only-with-lenses', 'pack', 'values', 'try-on'] as const
/**
 * `price-key`: the price of a line is not the one of this shop. `group`: a group that is no frame with its lenses, one for one, or lenses
 * without a frame. `only-with-lenses`: a frame at no cost without lenses made to values, or in a shop that has none. `pack`: the country does not get a pack of this size.
 * `values`: contact lenses with values that their maker does not offer or without any, or values of goods that have none. `try-on`: what
 * cannot be tried at home, or more frames than may.
 */
export type SaleRefusal = (typeof SALE_REFUSALS)[number]

type Item = Pick<BasketItem, 'customData' | 'itemGroup' | 'quantity'> & {
  product: Pick<BasketItem['product'], 'attributes' | 'advancedAttributes' | 'categories' | 'customData'>
  variant: Pick<BasketItem['variant'], 'price' | 'attributes' | 'referenceKey'>
}

/** The fields of a product that these rules read, as the Shop API's `with` names them. */
export const SALE_FIELDS = [
  'attributes:key(subscriptionEligible|subscriptionInterval|subscriptionTerm|subscriptionCancellationPolicy|readingStrength|numberOfLenses|quantityPerUnit|designatedPackagingContent|rimType|frameType|baseColorLenses|lensColor|preservativeFree)',
  'advancedAttributes:key(availablePackageSizes|lensParameterRange|subscriptionDiscount|subscriptionSubsequentDiscount)',
  'categories.shopLevelCustomData',
]
/** The same of a variant. */
export const SALE_VARIANT_FIELDS = ['attributes:key(baseCurve|diameter)']

/** Why a basket is not sold as it is, whoever filled it; null where it is. Checked again when an order is placed. */
export function saleRefusal(items: readonly Item[], terms: SaleTerms): SaleRefusal | null {
  if (!items.every((item) => hasEarnedPrice(item, terms))) return 'price-key'
  const [unsold] = unsoldItems(items, terms)
  if (unsold) return unsold.reason
  const tooMany = items.find(
    (item) => (item.itemGroup || claimsTryOn(item)) && item.quantity > pieceLimit(item),
  )
  if (!tooMany) return null
  return tooMany.itemGroup ? 'group' : 'try-on'
}

/** What the shop does not sell so: lines, and groups as a whole, each with the reason. */
export const unsoldItems = <I extends Item>(
  items: readonly I[],
  terms: SaleTerms,
): { items: I[]; reason: SaleRefusal }[] => {
  const beyond = new Set<Item>(items.filter(isTried).slice(TRY_ON.frames))
  return [...Map.groupBy(items, (item) => item.itemGroup?.id ?? item).values()].flatMap((members) => {
    const reason = members.some((item) => beyond.has(item)) ? 'try-on' : unsoldReason(members, terms)
    return reason ? [{ items: members, reason }] : []
  })
}

function unsoldReason(members: readonly Item[], terms: SaleTerms): SaleRefusal | null {
  const { country, flags } = terms
  if (members.some((item) => claimsTryOn(item) && !mayBeTried(item, terms))) return 'try-on'
  if (!members.every(({ product }) => isPackSold(product, country))) return 'pack'
  const isGrouped = members.some(({ itemGroup }) => itemGroup !== undefined)
  if (isGrouped ? !isGlassesGroup(members) : members.some(({ product }) => isRxPart(product))) return 'group'
  if (!isGrouped && !members.every(hasOfferedValues)) return 'values'
  const isGivenAway = members.some(({ variant, product }) => isFree(variant) && !isRxPart(product))
  const hasLenses = members.some(({ product }) => isLens(product))
  return isGivenAway && !(hasLenses && flags.zeroCostFrames) ? 'only-with-lenses' : null
}

const mayBeTried = (item: Item, { lensTypes }: SaleTerms): boolean =>
  isTried(item) && isTriable(resolveProductType(item.product)) && lensTypes?.includes('home_try_on') !== false
