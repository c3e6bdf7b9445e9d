import { paging } from '#contract/shop-api/listing-query.ts'
import type { Pagination } from '#contract/shop-api/page.ts'
import { readQuery } from './read-query.ts'

export type Paged<T> = { entities: T[]; pagination: Pagination }

/** Which page of entities a request selects, and its size. */
export function readPage(query: URLSearchParams) {
  const { page, perPage } = readQuery(query, paging)
  return { page, perPage, offset: (page - 1) * perPage, limit: perPage }
}

/** The envelope of one page. `current` counts the entities on it; a page after the last is empty. */
export function pageEnvelope<T>(
  entities: T[],
  total: number,
  { page, perPage }: { page: number; perPage: number },
): Paged<T> {
  const last = Math.max(1, Math.ceil(total / perPage))
  return {
    entities,
    pagination: {
      current: entities.length,
      total,
      perPage,
      page,
      first: 1,
      prev: Math.max(1, Math.min(page, last) - 1),
      next: Math.min(last, page + 1),
      last,
    },
  }
}

/** A page of a list that is completely in memory. */
export function paginate<T>(all: T[], query: URLSearchParams): Paged<T> {
  const { page, perPage, offset } = readPage(query)
  return pageEnvelope(all.slice(offset, offset + perPage), all.length, { page, perPage })
}
