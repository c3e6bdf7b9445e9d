import { type Availability, isPurchasable } from '#domain/catalogue/availability.ts'
import type { Fact } from '#domain/catalogue/fact.ts'
import type { GalleryPicture } from '#domain/catalogue/images.ts'
import type { Minor } from '#domain/money/price.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import { attributeNumber } from '#domain/catalogue/read-attribute.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import type { DeliveryTime } from '#domain/delivery/delivery-time.ts'
import type { FieldReader, LensChoice, LensFormCheck } from '#domain/lens/lens-form.ts'
import type { LensOrderNote } from '#domain/lens/order-note.ts'
import { lensProfile, type LensProfile } from '#domain/lens/profile.ts'
import type { FrameDimensions, FrameShape } from '#domain/image/render-spec.ts'

export type OptionView = {
  label: string
  path: string
  isSelected: boolean
  isSoldOut: boolean
  dimensions: FrameDimensions | null
}
export type ColourView = {
  id: number
  label: string
  path: string
  image: string | null
  isSelected: boolean
}

/** What the parts of a product page show. */
export type ProductView = {
  product: Product
  type: ProductType
  variant: Variant
  /** Without variant prefix. */
  path: string
  brand: string
  pictures: GalleryPicture[]
  availability: Availability
  delivery: DeliveryTime
  colours: ColourView[]
  options: OptionView[]
  isChoiceOpen: boolean
  choice: string | null
  dimensions: FrameDimensions | null
  shape: FrameShape | null
  facts: Fact[]
  /** Of a contact lens that is ordered by values. */
  lens: LensChoice | null
}

/** A form of lenses that was submitted without a script. */
export type SubmittedLens = {
  field: FieldReader
  checks: readonly LensFormCheck[]
  fromOrder?: LensOrderNote
}

/** The ways to a frame that lenses are made for, with what each costs at least, and the path of the configurator. */
export type LensEntry = {
  path: string
  ways: readonly { lensType: 'type_ei' | 'type_none' | 'home_try_on'; price: Minor }[]
  /** Of the frame with lenses. */
  delivery: DeliveryTime
  /** Without values nothing is left to choose: sunglasses have lenses already. */
  isWornAsPictured: boolean
}

export const hasLensesToValues = (entry: LensEntry | null): boolean =>
  entry?.ways.some(({ lensType }) => lensType === 'type_ei') === true

/** A frame that can be bought, and into which lenses to values fit; sunglasses are worn without them, too. */
export const takesLenses = ({ product, type, variant }: ProductView): boolean =>
  (type === 'rxGlasses' || type === 'sunglasses') && isPurchasable(variant, salesStatus(product))

/** The input for the drawing of a frame. */
export const frameDrawing = ({ dimensions, shape }: ProductView) =>
  dimensions && shape ? { dimensions, shape } : null

/** The drawing of the current contact lens. */
export const lensDrawing = ({ variant: { attributes } }: ProductView): LensProfile | null =>
  lensProfile(attributeNumber(attributes, 'baseCurve'), attributeNumber(attributes, 'diameter'))

/** The variant that one click adds to the basket; null where it cannot be bought, or must be chosen first. */
export const buyableVariantId = ({ availability, variant, isChoiceOpen, lens }: ProductView): number | null =>
  availability.kind === 'none' || isChoiceOpen || lens ? null : variant.id
