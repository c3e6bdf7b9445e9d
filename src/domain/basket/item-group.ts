import { isLensOrTint, isRxPart } from '#domain/catalogue/rx-product.ts'
import type { BasketItem } from './basket.ts'
import { isFrame } from './single-piece.ts'

type Member = Pick<BasketItem, 'itemGroup' | 'customData' | 'quantity'> & {
  product: Pick<BasketItem['product'], 'categories' | 'attributes' | 'customData'>
  variant: Pick<BasketItem['variant'], 'referenceKey'>
}

/**
 * Whether a group is a frame with lenses that it requires: one main item, which is a frame, and the very parts that it was configured
 * with. The products must come with their categories and attributes. Spec §3 "itemGroup".
 */
export function isGlassesGroup(members: readonly Member[]): boolean {
  const [main, ...others] = members.filter(({ itemGroup }) => itemGroup?.isMainItem)
  const parts = members.filter((member) => member !== main)
  return (
    main !== undefined &&
    others.length === 0 &&
    isFrame(main.product) &&
    hasConfiguredParts(main, parts) &&
    parts.every(({ product }) => isRxPart(product)) &&
    parts.some(({ product, itemGroup }) => isLensOrTint(product) && itemGroup?.isRequired)
  )
}

/**
 * Whether the parts are those of which the frame says that its pair is made; each is a line of one piece. A frame from elsewhere names
 * none. Spec §3 "configurationItems".
 */
function hasConfiguredParts(
  { customData: { configurationItems } }: Member,
  parts: readonly Pick<Member, 'variant' | 'quantity'>[],
): boolean {
  if (!Array.isArray(configurationItems)) return true
  const configured = configurationItems.map((item: { referenceKey?: unknown } | null) =>
    String(item?.referenceKey),
  )
  const present = parts.map(({ variant }) => variant.referenceKey)
  return (
    parts.every(({ quantity }) => quantity === 1) &&
    configured.toSorted().join('\n') === present.toSorted().join('\n')
  )
}
