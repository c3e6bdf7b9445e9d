import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { LensType } from './configuration.ts'
import { EYES, type Prescription } from './eye-field.ts'
import type { Affirmed } from './made-to-measure.ts'
import type { OfficeDistance } from './office-distance.ts'
import type { PupilDistanceSource } from './pupil-distance-source.ts'
import type { RxPart } from './rx-part.ts'
import type { PrescriptionValidity } from './validity.ts'

/** The texts in which a customer affirms the values, by their date, which is stored with them: other texts are another version, a second one of a day with its number. */
export const READ_BACK_VERSION = '2026-11-30.2'

/** A pair as it is ordered. */
export type ConfiguredPair = {
  groupId: string
  shopId: number
  frame: { variantId: number; productType: ProductType }
  lensType: LensType
  /** `later`: they follow after the order. */
  prescription: Prescription | 'later'
  /** Where the pupil distance comes from, where that is known. */
  pupilDistance?: PupilDistanceSource | undefined
  /** Absent where the day of the values is not known. */
  validity?: PrescriptionValidity | undefined
  parts: readonly RxPart[]
  officeDistance?: OfficeDistance | undefined
  affirmed: Affirmed | null
  /** An optician compares the values with the slip that they are from before the lenses are made. */
  isSlipRequired?: boolean
}

type ConfiguredItem = {
  variantId: number
  quantity: 1
  customData: Record<string, unknown>
  itemGroup: { id: string; isMainItem: boolean; isRequired: boolean }
}

/**
 * The items of a pair: the frame, which holds the values and the list of its parts, and one item for each part. A clear tint is
 * no line of its own. Spec §3 "Basket item".
 */
export function configuredItems(pair: ConfiguredPair): ConfiguredItem[] {
  const { groupId, shopId, frame, lensType, prescription, parts, affirmed } = pair
  const isWithValues = prescription !== 'later' && lensType === 'type_ei'
  const hasDistance = isWithValues && EYES.some((eye) => prescription[eye].pd !== undefined)
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
        ...(isWithValues && { prescriptionValues: prescription }),
        ...(isWithValues && pair.validity && { prescriptionValidity: pair.validity }),
        ...(hasDistance && pair.pupilDistance && { pupilDistance: pair.pupilDistance }),
        ...(pair.officeDistance && { officeDistance: pair.officeDistance }),
        configurationItems: parts.map(({ masterKey, referenceKey }) => ({ masterKey, referenceKey })),
        rxSubItemInfo: parts.map((part) => ({
          name: part.name,
          priceWithTax: part.price.withTax,
          color: part.kind === 'tint' ? part.color : null,
        })),
        ...(affirmed && { affirmed }),
        ...(isWithValues && pair.isSlipRequired && { valuesToBeConfirmed: true }),
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
