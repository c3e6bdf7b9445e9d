import type { Filter } from '#domain/catalogue/filter.ts'
import { fitsWidth } from '#domain/catalogue/read-attribute.ts'
import type { ListingQuery } from '#domain/listing/query.ts'
import { attributeForParameter } from '#domain/listing/parameter.ts'
import type { WidthSpan } from '#domain/listing/width-span.ts'
import type { Where } from '#clients/shop-api/shop-client.ts'

/** The slug of the filter for frame widths. */
export const WIDTH = 'glassesWidth'

/**
 * The query of an address as a query of the Shop API; `scope` is the category, or a term to look for in place of that in the address. `widths` are the filter's
 * values.
 */
export function whereOf(query: ListingQuery, scope: Where, widths: Filter | undefined): Where {
  const attributes: Record<string, number[]> = {}
  for (const [parameter, ids] of Object.entries(query.filters))
    attributes[attributeForParameter(parameter)] = ids
  if (query.width !== null) attributes[WIDTH] = fittingWidths(widths, query.width)
  return {
    ...(query.term !== null && { term: query.term }),
    ...scope,
    ...(query.minPrice !== null && { minPrice: query.minPrice }),
    ...(query.maxPrice !== null && { maxPrice: query.maxPrice }),
    ...(query.branch !== null && { branchId: query.branch }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(Object.keys(query.booleans).length > 0 && {
      booleans: Object.fromEntries(
        Object.entries(query.booleans).map(([name, value]) => [attributeForParameter(name), value]),
      ),
    }),
  }
}

/** The ids of the widths that fit. An id that no value has finds nothing. */
function fittingWidths(widths: Filter | undefined, { least, most }: WidthSpan): number[] {
  const values = widths?.type === 'attributes' ? widths.values : []
  const ids = values.filter(({ value }) => fitsWidth(value, least, most)).map(({ id }) => id)
  return ids.length > 0 ? ids : [0]
}
