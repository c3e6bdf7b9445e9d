import { paging } from '#contract/shop-api/listing-query.ts'
import { pageNumbers } from '#domain/listing/page-numbers.ts'
import type { Pagination } from '#contract/shop-api/page.ts'
import { readQuery } from './read-query.ts'

export type Paged<T> = { entities: T[]; pagination: Pagination }

/** Which page of entities a request selects, and its size. */
export function readPage(query: URLSearchParams) {
  const { page, perPage } = readQuery(query, paging)
  return { page, perPage, offset: (page - 1) * perPage, limit: perPage }
}

/** The envelope of one page. */
export function pageEnvelope<T>(
  entities: T[],
  total: number,
  page: { page: number; perPage: number },
): Paged<T> {
  return { entities, pagination: pageNumbers(entities.length, total, page) }
}

/** A page of a list that is completely in memory. */
export function paginate<T>(all: T[], query: URLSearchParams): Paged<T> {
  const { page, perPage, offset } = readPage(query)
  return pageEnvelope(all.slice(offset, offset + perPage), all.length, { page, perPage })
}
