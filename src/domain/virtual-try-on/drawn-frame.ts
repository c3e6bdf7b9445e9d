import type { Attributes } from '#domain/catalogue/attribute.ts'
import { frameConstruction, frameDimensions, frameShape } from '#domain/catalogue/frame-dimensions.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'
import type { FrameSubject } from '#domain/frame/design.ts'
import { MATERIALS, type MaterialName } from '#domain/image/materials.ts'
import { LENS_TINTS, type LensTintName } from '#domain/image/tints.ts'

/** Of a rim whose thickness no attribute tells, 0 to 1. */
const USUAL_BOLDNESS = 0.5

/** A frame by its attributes, where its pictures are not drawn by this shop. Null where its shape, a measure or its colour is not known. */
export function drawnFrame(
  product: Attributes | undefined,
  variant: Attributes | undefined,
): FrameSubject | null {
  const figures = frameDimensions(variant, product)
  const shape = frameShape(product)
  const material = attributeValue(product, 'frameColor')
  const lens = attributeValue(product, 'lensColor')
  if (figures === null || shape === null || !isMaterial(material)) return null
  const { isWire, rim } = frameConstruction(product)
  const build = isWire ? 'metal' : 'acetate'
  return {
    kind: 'frame',
    shape,
    build,
    rim,
    figures,
    material,
    lens: isTint(lens) ? lens : 'clear',
    boldness: USUAL_BOLDNESS,
  }
}

const isMaterial = (name: string | null): name is MaterialName =>
  name !== null && Object.hasOwn(MATERIALS, name)
const isTint = (name: string | null): name is LensTintName => name !== null && Object.hasOwn(LENS_TINTS, name)
