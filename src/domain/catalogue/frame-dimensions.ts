import {
  FRAME_SHAPES,
  type FrameDimensions,
  type FrameShape,
  type RimType,
} from '#domain/image/render-spec.ts'
import type { Attributes } from './attribute.ts'
import { attributeNumber, attributeValue } from './read-attribute.ts'

/** A frame's dimensions in mm, as its drawing needs them; null where one is missing. A variant's values come before the product's. */
export function frameDimensions(
  variant: Attributes | undefined,
  product: Attributes | undefined,
): FrameDimensions | null {
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

/** The construction of a front: of wire or from a sheet, and how much of the lens the rim encloses. */
export type FrameConstruction = { isWire: boolean; rim: RimType }

const METALS = new Set<string | null>(['metal', 'titanium', 'stainless'])
/** The rims of `isRimless`, German words among them; others are full. Spec §5 "Lens index availability". */
const RIMS: Record<string, RimType> = {
  nylor: 'nylor',
  inline_grooves: 'nylor',
  gerillt: 'nylor',
  rimless: 'rimless',
  randlos: 'rimless',
}

/** From the attributes of a product; lenses without a rim are held by wire, whatever the temples are made of. */
export function frameConstruction(product: Attributes | undefined): FrameConstruction {
  const rim = RIMS[attributeValue(product, 'rimType') ?? ''] ?? 'full'
  return { isWire: rim === 'rimless' || METALS.has(attributeValue(product, 'frameMaterial')), rim }
}
