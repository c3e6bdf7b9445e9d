import type { Filter } from '#domain/catalogue/filter.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import type { ListingQuery } from './query.ts'

/** The query with its brand slugs as values of the brand filter. A slug without a brand is left out. Spec §2. */
export function withBrandIds(query: ListingQuery, brands: Filter | undefined): ListingQuery {
  const values = brands?.type === 'attributes' ? brands.values : []
  const named = values.filter(({ value }) => query.brandNames.includes(slugify(value))).map(({ id }) => id)
  const ids = [...new Set([...(query.filters['brand'] ?? []), ...named])].toSorted((a, b) => a - b)
  const filters = ids.length > 0 ? { ...query.filters, brand: ids } : query.filters
  return { ...query, brandNames: [], filters }
}
