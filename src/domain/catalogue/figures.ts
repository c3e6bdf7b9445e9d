import { FRAME_SHAPES, type FrameFigures, type FrameShape, type Rim } from '#domain/picture/picture.ts'
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

/** How a front is made: of wire or from a sheet, and how far the rim goes round. */
export type FrameMake = { isWire: boolean; rim: Rim }

const METALS = new Set<string | null>(['metal', 'titanium', 'stainless'])
const RIMS: Record<string, Rim> = { nylor: 'nylor', inline_grooves: 'nylor', rimless: 'rimless' }

/** As the attributes of a product say; lenses without a rim hang on wire, whatever the temples are made of. */
export function frameMake(product: Attributes | undefined): FrameMake {
  const rim = RIMS[attributeValue(product, 'rimType') ?? ''] ?? 'full'
  return { isWire: rim === 'rimless' || METALS.has(attributeValue(product, 'frameMaterial')), rim }
}
