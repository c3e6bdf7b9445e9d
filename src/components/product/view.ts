import type { Availability } from '#domain/catalogue/availability.ts'
import type { Fact } from '#domain/catalogue/fact.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import type { FrameFigures, FrameShape } from '#domain/picture/picture.ts'

export type OptionView = {
  label: string
  path: string
  isOn: boolean
  isSoldOut: boolean
  figures: FrameFigures | null
}
export type ColourView = { label: string; path: string; image: string | null; isOn: boolean }

/** What the parts of a product page draw. */
export type ProductView = {
  product: Product
  variant: Variant
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
