import type { Minor } from '#domain/money/price.ts'
import type { Attributes } from './attribute.ts'
import type { Product } from './product.ts'
import { attributeLabel, attributeNumber, attributeValue } from './read-attribute.ts'
import type { Tile } from './tile.ts'

/** Packages of one thing are products of their own, each other's siblings, as colours are. */
export type Pack = {
  id: number
  label: string
  /** Lenses or pieces in it; millilitres of a fluid. */
  content: number
  isOn: boolean
}

/** A package with what is known of it as goods. */
export type PricedPack = Pack & { amount: Minor | null; unitPrice: Tile['unitPrice']; isSoldOut: boolean }

type Sold = Pick<Product, 'id' | 'attributes'> & Partial<Pick<Product, 'isActive' | 'siblings'>>

/** The packages that the product comes in, in its own colour, smallest first. Fewer than two are no choice. */
export function packsOf(product: Sold): Pack[] {
  const own = attributeValue(product.attributes, 'lensColor')
  const packs = family(product)
    .filter(({ attributes }) => attributeValue(attributes, 'lensColor') === own)
    .flatMap((each) => packOf(each, each.id === product.id))
    .toSorted((a, b) => a.content - b.content)
  return new Set(packs.map(({ content }) => content)).size > 1 ? packs : []
}

/** The colours of a lens in the product's own package: id of the product → name of the colour. */
export function shadesOf(product: Sold): ReadonlyMap<number, string> {
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

/** Prices as the tiles of the packages state them. */
export const pricedPacks = (packs: readonly Pack[], tiles: readonly Tile[]): PricedPack[] =>
  packs.map((pack) => {
    const tile = tiles.find(({ id }) => id === pack.id)
    return {
      ...pack,
      amount: tile?.price?.now ?? null,
      unitPrice: tile?.unitPrice ?? null,
      isSoldOut: tile?.isSoldOut ?? false,
    }
  })

/** Siblings may or may not name the product itself. */
const family = (product: Sold): Sold[] => [
  product,
  ...(product.siblings ?? []).filter(({ id, isActive }) => isActive && id !== product.id),
]

function packOf({ id, attributes }: Sold, isOn: boolean): Pack[] {
  const label = contentLabel(attributes)
  const content =
    attributeNumber(attributes, 'quantityPerUnit') ??
    attributeNumber(attributes, 'designatedPackagingContent')
  return label === null || content === null ? [] : [{ id, label, content, isOn }]
}

const contentLabel = (attributes: Attributes | undefined): string | null =>
  attributeLabel(attributes, 'quantityPerUnit') ?? attributeLabel(attributes, 'designatedPackagingContent')
