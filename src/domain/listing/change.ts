import { chosenOf, namesOf } from './parameter.ts'
import type { ListingQuery } from './query.ts'

/** Any change of what is shown begins at the first page again. */
const restarted = (query: ListingQuery): ListingQuery => ({ ...query, page: 1 })

/** With a value of a filter chosen, or no longer chosen. */
export function toggled(query: ListingQuery, slug: string, id: number): ListingQuery {
  const chosen = chosenOf(query.filters, slug)
  const ids = chosen.includes(id)
    ? chosen.filter((each) => each !== id)
    : [...chosen, id].toSorted((a, b) => a - b)
  const names = namesOf(slug)
  const others = Object.entries(query.filters).filter(([name]) => !names.includes(name))
  return restarted({
    ...query,
    filters: Object.fromEntries(ids.length > 0 ? [...others, [slug, ids]] : others),
  })
}

export function switched(query: ListingQuery, slug: string, value: boolean): ListingQuery {
  const { [slug]: _, ...others } = query.booleans
  return restarted({ ...query, booleans: value ? { ...others, [slug]: true } : others })
}

export const withoutPrices = (query: ListingQuery): ListingQuery =>
  restarted({ ...query, minPrice: null, maxPrice: null })

export const withoutWidth = (query: ListingQuery): ListingQuery => restarted({ ...query, width: null })

/** Without any filter; term, sort and the mode of the branch stay. */
export const cleared = (query: ListingQuery): ListingQuery =>
  restarted({
    ...query,
    filters: {},
    brandNames: [],
    booleans: {},
    minPrice: null,
    maxPrice: null,
    width: null,
  })

/** How many values narrow the listing; a price span counts once. */
export const countActive = ({ filters, booleans, minPrice, maxPrice, width }: ListingQuery): number =>
  Object.values(filters).reduce((sum, ids) => sum + ids.length, 0) +
  Object.keys(booleans).length +
  (minPrice !== null || maxPrice !== null ? 1 : 0) +
  (width === null ? 0 : 1)
