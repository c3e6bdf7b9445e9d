import { COLOURS } from '#domain/catalogue/colour.ts'
import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { FacetName } from '#shop-api/bitsets/segments.ts'
import { union } from '#shop-api/bitsets/bitset.ts'
import { inLanguage } from '#shop-api/serializers/attributes.ts'
import type { Hit, Occurrence } from './hit.ts'
import { idsOf, matchesName } from './match-names.ts'

/**
 * The parts of a term with the attribute values whose whole label they are; that of a yes-or-no is the name of its attribute, as in the index. A colour of glasses means the frame or the lenses, whatever its word is
 * there ("marron", "brun"), as the filter for colours does; products with it in a longer label ("Bleu pétrole" is a green) are then not found.
 */
export async function withMeanings(
  { dictionary, segments }: Snapshot,
  shop: Shop,
  parts: Occurrence[],
): Promise<Hit[]> {
  const values = idsOf(parts, ({ valueIds }) => valueIds)
    .flatMap((id) => dictionary.values.get(id) ?? [])
    .filter(({ id, labels, group }) =>
      matchesName(
        inLanguage(group.kind === 'boolean' ? group.labels : labels, shop.language) ?? '',
        parts,
        ({ valueIds }) => valueIds.has(id),
      ),
    )
  const colours = COLOURS.flatMap((key) => dictionary.groupByKey.get(key)?.values ?? [])
  const hits = parts.map((part) => {
    const named = values.filter(({ id }) => part.valueIds.has(id))
    const meant = new Set(named.filter((value) => colours.includes(value)).map(({ value }) => value))
    const same = colours.filter(({ value }) => meant.has(value))
    return { ...part, means: [...new Set([...named, ...same])], isColour: meant.size > 0 }
  })
  const facetOf = await segments.facets(
    hits.flatMap(({ means, isColour }) => (isColour ? means.map(valueFacet) : [])),
  )
  return hits.map(({ isColour, ...hit }) => {
    const { products, means } = hit
    if (!isColour) return hit
    return {
      ...hit,
      products: {
        ...products,
        any: means.map((value) => facetOf(valueFacet(value))).reduce(union, products.named),
      },
    }
  })
}

const valueFacet = ({ id: ref }: { id: number }): FacetName => ({ kind: 'value', ref })
