import { byPartOrder } from '#domain/prescription/part-order.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'

/**
 * All that frames can be made with in a shop, in natural order: what its lists of tiers, tinting types and service name. Spec §3 "Rx
 * lists".
 */
export async function rxParts(ctx: Context, code: VariantCode): Promise<RxPart[]> {
  const shop = ctx.shop(code)
  const [products, { customData }] = await Promise.all([shop.rxProducts(), shop.configuration()])
  const isListed = (part: RxPart): boolean => {
    if (part.kind === 'index') return lists(customData.rxLensQualityIndex, part.index.tier)
    if (part.kind === 'tint') return lists(customData.rxTintingTypes, part.tintingType)
    return part.kind !== 'service' || part.referenceKey === customData.rxFreeServiceProduct
  }
  return products.flatMap(rxPartsOf).filter(isListed).toSorted(byPartOrder)
}

/** A shop without the list sells everything. */
const lists = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.includes(value)
