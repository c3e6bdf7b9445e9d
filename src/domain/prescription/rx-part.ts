import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'
import { rxPartName } from '#domain/catalogue/rx-part-name.ts'
import type { Price } from '#domain/money/price.ts'
import { type LightFilter, lightFilterOf } from './filter-category.ts'
import { leastFittingHeights } from './least-fitting-height.ts'
import { LENS_INDICES, type LensIndex } from './lens-index.ts'
import { TINTING_TYPES, type TintingType } from './tinting-type.ts'

/** What lenses are ground for. */
export const LENS_DESIGNS = ['single-vision', 'progressive', 'office'] as const
export type LensDesign = (typeof LENS_DESIGNS)[number]

/** What a lens is coated with; a blue antireflective coating stands in place of the plain one. */
export const COATINGS = ['hard', 'antireflex', 'blue-antireflex'] as const
export type Coating = (typeof COATINGS)[number]

/** The custom data of a product that frames are made with. */
export type RxPartData = {
  rxPart: string
  design?: string
  /** The lowest fitting height of lenses for several distances, in mm; of progressive ones, with a normal corridor. */
  minFittingHeight?: number
  /** That of progressive lenses with a short corridor, in mm. */
  minFittingHeightCompact?: number
  indexKey?: string
  /** Of the raw lens, in mm. */
  diameter?: number
  /** The thinnest centre of a lens of the index, in mm. */
  centreThickness?: number
  tintingType?: string
  /** The share of light that a tint lets through, 0 to 1; of lenses that change, in the sun. */
  transmittance?: number
  /** How dark a tint is, 0 to 4, where its transmittance is not known. EN ISO 12312-1. */
  filterCategory?: number
  coating?: string
}

type Kind =
  | {
      kind: 'lensType'
      design: LensDesign
      leastHeights: ReturnType<typeof leastFittingHeights>
    }
  /** Of the forms of an index: without coatings, sold in branches too, with a short progressive corridor. */
  | {
      kind: 'index'
      index: LensIndex
      form: '' | 'nocoat' | 'omnichannel' | 'compact'
      /** Of the raw lens, in mm; null where the product does not say it. */
      diameter: number | null
      /** The thinnest centre, in mm; null where the product does not say it. */
      centreThickness: number | null
    }
  | {
      kind: 'tint'
      tintingType: TintingType
      color: string | null
      /** Of lenses that change, in the sun; null where the product does not say it. */
      filter: LightFilter | null
    }
  /** Null: the shop's own. */
  | { kind: 'coating'; coating: Coating | null }
  | { kind: 'service' }

/** One thing to choose in the configurator, in one colour or form. */
export type RxPart = Kind & {
  masterKey: string
  referenceKey: string
  productId: number
  variantId: number
  name: string
  price: Price
  stock: Variant['stock']
}

/** The parts that a product offers, one for each variant; none where its custom data name no part that we know. */
export function rxPartsOf(product: Product): RxPart[] {
  const variants = product.variants ?? []
  return variants.flatMap((variant) => {
    const kind = kindOf(product.customData, variant)
    if (kind === null) return []
    return [
      {
        ...kind,
        masterKey: product.masterKey,
        referenceKey: variant.referenceKey,
        productId: product.id,
        variantId: variant.id,
        name: rxPartName(product, variant),
        price: variant.price,
        stock: variant.stock,
      },
    ]
  })
}

function kindOf(data: Record<string, unknown>, variant: Variant): Kind | null {
  switch (data['rxPart']) {
    case 'lensType': {
      const design = LENS_DESIGNS.find((each) => each === data['design'])
      return design === undefined
        ? null
        : { kind: 'lensType', design, leastHeights: leastFittingHeights(design, data) }
    }
    case 'index': {
      const index = LENS_INDICES.find(({ key }) => key === data['indexKey'])
      const form = INDEX_FORMS.find((each) => variant.referenceKey === `${index?.key}${each && `_${each}`}`)
      const diameter = numberOf(data['diameter'])
      const centreThickness = numberOf(data['centreThickness'])
      return index === undefined || form === undefined
        ? null
        : { kind: 'index', index, form, diameter, centreThickness }
    }
    case 'tint': {
      const tintingType = TINTING_TYPES.find((each) => each === data['tintingType'])
      const color = attributeValue(variant.attributes, 'lensColor')
      return tintingType === undefined
        ? null
        : { kind: 'tint', tintingType, color, filter: lightFilterOf(data) }
    }
    case 'coating':
      return { kind: 'coating', coating: COATINGS.find((each) => each === data['coating']) ?? null }
    case 'service':
      return { kind: 'service' }
    default:
      return null
  }
}

const INDEX_FORMS = ['', 'nocoat', 'omnichannel', 'compact'] as const

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
