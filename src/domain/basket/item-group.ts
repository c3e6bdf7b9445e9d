import { isLensOrTint, isRxPart } from '#domain/catalogue/rx-product.ts'
import type { BasketItem } from './basket.ts'
import { isFrame } from './single-piece.ts'

type Member = Pick<BasketItem, 'itemGroup' | 'customData'> & {
  product: Pick<BasketItem['product'], 'categories' | 'attributes' | 'customData'>
}

/**
 * Whether a group is a frame with lenses that it requires: one main item, which is a frame, and all the parts that it was configured
 * with. The products must come with their categories and attributes. Spec §3 "itemGroup".
 */
export function isGlassesGroup(members: readonly Member[]): boolean {
  const [main, ...others] = members.filter(({ itemGroup }) => itemGroup?.isMainItem)
  const parts = members.filter((member) => member !== main)
  return (
    main !== undefined &&
    others.length === 0 &&
    isFrame(main.product) &&
    parts.length >= configuredParts(main) &&
    parts.every(({ product }) => isRxPart(product)) &&
    parts.some(({ product, itemGroup }) => isLensOrTint(product) && itemGroup?.isRequired)
  )
}

/** Of how many parts the frame says that its pair is made; each is a line of its own. Spec §3 "configurationItems". */
const configuredParts = ({ customData: { configurationItems } }: Member): number =>
  Array.isArray(configurationItems) ? configurationItems.length : 0
