import type { Minor } from '#domain/money/price.ts'
import type { Attributes } from './attribute.ts'
import type { Product } from './product.ts'
import { attributeLabel, attributeNumber, attributeValue } from './read-attribute.ts'
import { isSoldInPack } from './advanced-attribute.ts'
import type { Tile } from './tile.ts'

/** Packages of one product are products of their own, each other's siblings, as colours are. */
export type Pack = {
  id: number
  label: string
  /** Lenses or pieces in it; millilitres of a fluid. */
  content: number
  isSelected: boolean
}

/** A package with the data of its product. */
export type PricedPack = Pack & { amount: Minor | null; unitPrice: Tile['unitPrice']; isSoldOut: boolean }

type Sold = Pick<Product, 'id' | 'attributes'> &
  Partial<Pick<Product, 'isActive' | 'siblings' | 'advancedAttributes'>>

/**
 * The packages of the product in its own colour, the smallest first, without those that the country does not get. A single package is no
 * choice, unless it is another one, as the country does not get the product's own.
 */
export function packsOf(product: Sold, country: string): Pack[] {
  const own = attributeValue(product.attributes, 'lensColor')
  const packs = family(product)
    .filter(({ attributes }) => attributeValue(attributes, 'lensColor') === own)
    .flatMap((each) => packOf(each, each.id === product.id))
    .filter(({ content }) => isSoldInPack(product.advancedAttributes, country, content))
    .toSorted((a, b) => a.content - b.content)
  const isChoice = new Set(packs.map(({ content }) => content)).size > 1
  return isChoice || !isPackSold(product, country) ? packs : []
}

/** The colours of a lens in the product's own package: id of the product → name of the colour. */
export function lensColours(product: Sold): ReadonlyMap<number, string> {
  const own = contentLabel(product.attributes)
  return new Map(
    family(product)
      .filter((each) => contentLabel(each.attributes) === own)
      .flatMap(({ id, attributes }) => {
        const label = attributeLabel(attributes, 'lensColor')
        return label === null ? [] : [[id, label] as const]
      }),
  )
}

/** Prices as on the tiles of the packages. */
export const pricedPacks = (packs: readonly Pack[], tiles: readonly Tile[]): PricedPack[] =>
  packs.map((pack) => {
    const tile = tiles.find(({ id }) => id === pack.id)
    return {
      ...pack,
      amount: tile?.price?.current ?? null,
      unitPrice: tile?.unitPrice ?? null,
      isSoldOut: tile?.isSoldOut ?? false,
    }
  })

/** Whether the product's own package is sold in the country; always true for a product without a package. */
export const isPackSold = (
  { attributes, advancedAttributes }: Omit<Sold, 'id'>,
  country: string,
): boolean => {
  const content = contentOf(attributes)
  return content === null || isSoldInPack(advancedAttributes, country, content)
}

/** Siblings may or may not include the product itself. */
const family = (product: Sold): Sold[] => [
  product,
  ...(product.siblings ?? []).filter(({ id, isActive }) => isActive && id !== product.id),
]

function packOf({ id, attributes }: Sold, isSelected: boolean): Pack[] {
  const label = contentLabel(attributes)
  const content = contentOf(attributes)
  return label === null || content === null ? [] : [{ id, label, content, isSelected }]
}

const contentOf = (attributes: Attributes | undefined): number | null =>
  attributeNumber(attributes, 'quantityPerUnit') ?? attributeNumber(attributes, 'designatedPackagingContent')

const contentLabel = (attributes: Attributes | undefined): string | null =>
  attributeLabel(attributes, 'quantityPerUnit') ?? attributeLabel(attributes, 'designatedPackagingContent')
