import { frameConstruction, frameDimensions, frameShape } from '#domain/catalogue/frame-dimensions.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import { lensOutline } from '#domain/frame/lens-outline.ts'
import type { LensPlace } from './lens-thickness.ts'

/** The height of a lens in mm, and where it lies in its frame; null where the measures of the frame, or its shape, are not known. */
export function framePlace(
  product: Pick<Product, 'attributes'>,
  variant: Pick<Variant, 'attributes'>,
): { lensHeight: number | null; place: LensPlace | null } {
  const dimensions = frameDimensions(variant.attributes, product.attributes)
  const shape = frameShape(product.attributes)
  if (dimensions === null) return { lensHeight: null, place: null }
  const { lensWidth, lensHeight, bridge } = dimensions
  if (shape === null) return { lensHeight, place: null }
  const outline = lensOutline(shape, lensWidth, lensHeight)
  return { lensHeight, place: { outline, lensWidth, bridge, hold: frameConstruction(product.attributes) } }
}
