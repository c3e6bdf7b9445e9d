import { FRAME_SHAPES, type FrameFigures, type FrameShape } from '#domain/picture/picture.ts'
import type { Attributes } from './attribute.ts'
import { attributeNumber, attributeValue } from './read-attribute.ts'

/** A frame's measures in mm, as its drawing needs them; null where one is missing. A variant's stand before the product's. */
export function figuresOf(
  variant: Attributes | undefined,
  product: Attributes | undefined,
): FrameFigures | null {
  const read = (key: 'lensWidth' | 'lensHeight' | 'bridgeWidth' | 'templeLength' | 'glassesWidth') =>
    attributeNumber(variant, key) ?? attributeNumber(product, key)
  const [lensWidth, lensHeight, bridge, temple, width] = [
    read('lensWidth'),
    read('lensHeight'),
    read('bridgeWidth'),
    read('templeLength'),
    read('glassesWidth'),
  ]
  if (lensWidth === null || lensHeight === null || bridge === null || temple === null || width === null)
    return null
  return { lensWidth, lensHeight, bridge, temple, width }
}

/** The shape that a frame is drawn in, or null. */
export function frameShape(product: Attributes | undefined): FrameShape | null {
  const value = attributeValue(product, 'frameShape')
  return FRAME_SHAPES.find((shape) => shape === value) ?? null
}
