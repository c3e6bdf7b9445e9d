import type { Product } from '#domain/catalogue/product.ts'
import { type PrescribedItem, prescriptionValuesOf } from './made-to-measure.ts'
import { officeDistanceOf } from './office-distance.ts'

/** Whether a frame whose values are known lacks only the distances of its lenses for the office; `parts` are those of its pair. */
export const lacksOfficeDistance = (
  frame: PrescribedItem,
  parts: readonly { product: Pick<Product, 'customData'> }[],
): boolean =>
  prescriptionValuesOf(frame) !== null &&
  officeDistanceOf(frame) === undefined &&
  parts.some(
    ({ product: { customData } }) => customData['rxPart'] === 'lensType' && customData['design'] === 'office',
  )
