import type { Filter } from '#domain/catalogue/filter.ts'
import type { ListingQuery } from '#domain/listing/query.ts'
import { attributeOf } from '#domain/listing/parameter.ts'
import type { Where } from '#server/clients/shop-api.ts'

/** The slug of the filter that holds the widths of frames. */
export const WIDTH = 'glassesWidth'

/** What an address asks for, in the words of the Shop API; `scope` is the category or nothing. `widths` are the filter's values. */
export function whereOf(query: ListingQuery, scope: Where, widths: Filter | undefined): Where {
  const attributes: Record<string, number[]> = {}
  for (const [parameter, ids] of Object.entries(query.filters)) attributes[attributeOf(parameter)] = ids
  if (query.width !== null) attributes[WIDTH] = wideEnough(widths, query.width)
  return {
    ...scope,
    ...(query.term !== null && { term: query.term }),
    ...(query.minPrice !== null && { minPrice: query.minPrice }),
    ...(query.maxPrice !== null && { maxPrice: query.maxPrice }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(Object.keys(query.booleans).length > 0 && {
      booleans: Object.fromEntries(
        Object.entries(query.booleans).map(([name, value]) => [attributeOf(name), value]),
      ),
    }),
  }
}

/** A frame fits where it is at least as wide as asked for. An id that no value has finds nothing. Spec §5. */
function wideEnough(widths: Filter | undefined, required: number): number[] {
  const values = widths?.type === 'attributes' ? widths.values : []
  const ids = values.filter(({ value }) => Number(value) >= required).map(({ id }) => id)
  return ids.length > 0 ? ids : [0]
}
