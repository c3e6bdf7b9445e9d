import type { ProductType } from '#domain/catalogue/product-type.ts'
import { minor, type Price } from '#domain/money/price.ts'
import type { CustomData, ItemGroup } from './basket.ts'

/**
 * Home try-on: frames without lenses, at no cost, one of each variant, to be sent back or bought. Other goods may be in the same order;
 * they are bought as always.
 */
export const TRY_ON = {
  /** Frames that a customer has at home at once. */
  frames: 4,
  /** Days from their arrival until they are sent back. */
  days: 7,
  /** Try-ons of a customer within a year. */
  aYear: 6,
}

type Line = { customData?: CustomData; itemGroup?: ItemGroup | null }

/** Whether the line claims to be a frame to try at home. */
export const claimsTryOn = ({ customData }: Pick<Line, 'customData'>): boolean =>
  customData?.['lensType'] === 'home_try_on'

/** Whether it is one: what is in a group is bought. */
export const isTried = (line: Line): boolean => claimsTryOn(line) && !line.itemGroup

const FRAMES: ReadonlySet<ProductType | null> = new Set(['rxGlasses', 'sunglasses'])

/** Whether such a product may be tried at home: those for which the configurator makes lenses. */
export const isTriable = (type: ProductType | null): boolean => FRAMES.has(type)

type KeyedLine = Line & { key: string; quantity: number; type: ProductType | null }

/** The keys of the lines that cost nothing: single frames, the first of them as far as they may be tried. All others have their price. */
export const freeTryOns = (lines: readonly KeyedLine[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter((line) => isTried(line) && line.quantity === 1 && isTriable(line.type))
      .slice(0, TRY_ON.frames)
      .map(({ key }) => key),
  )

/** Nothing, at the tax rate of a price. */
export const freeOf = (price: Price): Price => ({
  ...price,
  withTax: minor(0),
  withoutTax: minor(0),
  tax: { vat: { amount: minor(0), rate: price.tax.vat.rate } },
  appliedReductions: [],
  recommendedRetailPrice: null,
  reference: null,
})
