import type { CustomData, ItemGroup } from '#domain/basket/basket.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { LensType } from './configuration.ts'
import type { Prescription } from './eye-field.ts'
import type { RxPart } from './rx-part.ts'

/** The text in which a customer affirms the values, by its date: it is stored with them. */
export const READ_BACK_VERSION = '2026-11'

/** A pair as it is ordered. The times are RFC 3339. */
export type ConfiguredPair = {
  groupId: string
  shopId: number
  frame: { variantId: number; productType: ProductType }
  lensType: LensType
  /** `later`: they follow after the order. */
  prescription: Prescription | 'later'
  parts: readonly RxPart[]
  affirmedAt: string | null
}

type ConfiguredItem = { variantId: number; quantity: 1; customData: CustomData; itemGroup: ItemGroup }

/**
 * The items of a pair: the frame, which holds the values and the list of its parts, and one item for each part. A clear tint is
 * no line of its own. Spec §3 "Basket item".
 */
export function configuredItems(pair: ConfiguredPair): ConfiguredItem[] {
  const { groupId, shopId, frame, lensType, prescription, parts, affirmedAt } = pair
  const group = (isMainItem: boolean, isRequired: boolean) => {
    const itemGroup = { id: groupId, isMainItem, isRequired }
    return { itemGroup, customData: { shopId, itemGroup } }
  }
  const main = group(true, true)
  return [
    {
      variantId: frame.variantId,
      quantity: 1,
      itemGroup: main.itemGroup,
      customData: {
        ...main.customData,
        productType: frame.productType,
        lensType,
        ...(prescription !== 'later' && lensType === 'type_ei' && { prescriptionValues: prescription }),
        configurationItems: parts.map(({ masterKey, referenceKey }) => ({ masterKey, referenceKey })),
        rxSubItemInfo: parts.map((part) => ({
          name: part.name,
          priceWithTax: part.price.withTax,
          color: part.kind === 'tint' ? part.color : null,
        })),
        ...(affirmedAt !== null && { affirmed: { at: affirmedAt, textVersion: READ_BACK_VERSION } }),
      },
    },
    ...parts.map((part): ConfiguredItem => {
      const { itemGroup, customData } = group(false, isRequired(part))
      const isHidden = part.kind === 'tint' && part.tintingType === 'clear'
      return {
        variantId: part.variantId,
        quantity: 1,
        itemGroup,
        customData: { ...customData, hideSubItem: isHidden },
      }
    }),
  ]
}

/** Without a lens or its tint a pair is not complete. */
const isRequired = ({ kind }: RxPart): boolean => kind === 'lensType' || kind === 'index' || kind === 'tint'
