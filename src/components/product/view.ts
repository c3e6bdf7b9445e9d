import type { Availability } from '#domain/catalogue/availability.ts'
import type { Fact } from '#domain/catalogue/fact.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import { attributeNumber } from '#domain/catalogue/read-attribute.ts'
import { lensProfile, type LensProfile } from '#domain/lens/profile.ts'
import type { FrameFigures, FrameShape } from '#domain/picture/picture.ts'

export type OptionView = {
  label: string
  path: string
  isOn: boolean
  isSoldOut: boolean
  figures: FrameFigures | null
}
export type ColourView = { id: number; label: string; path: string; image: string | null; isOn: boolean }

/** What the parts of a product page draw. */
export type ProductView = {
  product: Product
  type: ProductType
  variant: Variant
  /** Without variant prefix. */
  path: string
  brand: string
  images: string[]
  availability: Availability
  colours: ColourView[]
  options: OptionView[]
  choice: string | null
  figures: FrameFigures | null
  shape: FrameShape | null
  facts: Fact[]
}

/** What the drawing of a frame is made from. */
export const frameOf = ({ figures, shape }: ProductView) => (figures && shape ? { figures, shape } : null)

/** The drawing of the contact lens that is looked at. */
export const lensOf = ({ variant: { attributes } }: ProductView): LensProfile | null =>
  lensProfile(attributeNumber(attributes, 'baseCurve'), attributeNumber(attributes, 'diameter'))

/** The variant that one click puts into the basket; null where it cannot be bought. */
export const buyable = ({ availability, variant }: ProductView): number | null =>
  availability.kind === 'none' ? null : variant.id
