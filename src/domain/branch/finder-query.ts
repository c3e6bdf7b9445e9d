import { cleanTerm } from '#domain/listing/query.ts'
import { BRANCH_SERVICES, type BranchService } from './branch.ts'
import { formatNear, NEAR } from './near.ts'
import { isOnEarth, type Position } from './position.ts'

/** What the finder searches for. `near` wins over `term`. */
export type FinderQuery = {
  term: string | null
  near: Position | null
  services: BranchService[]
  isOpenNow: boolean
  /** With a free appointment within a week. */
  hasFree: boolean
  /** Branches that have a piece of it; null: all. */
  variantId: number | null
  /** The listing for which a branch is chosen, by its path and query. */
  listing: string | null
  page: number
}

/** The parameters of the finder besides the page: each service by its name, and these. */
export const FINDER_PARAMETERS = ['term', 'near', 'open', 'free', 'variantid', ...BRANCH_SERVICES] as const

/** A path within the shop, maybe with a query. */
const LISTING = /^\/(?!\/)[^\s\\#]{1,1000}$/

export function readFinderQuery(query: URLSearchParams): FinderQuery {
  const [, latitude, longitude] = NEAR.exec(query.get('near') ?? '') ?? []
  // Numbers without a match are none, and no place.
  const near = { latitude: Number(latitude), longitude: Number(longitude) }
  const page = query.get('page') ?? ''
  const variantId = query.get('variantid') ?? ''
  const listing = query.get('listing') ?? ''
  return {
    term: cleanTerm(query.get('term') ?? ''),
    near: isOnEarth(near) ? near : null,
    services: BRANCH_SERVICES.filter((service) => query.get(service) === '1'),
    isOpenNow: query.get('open') === '1',
    hasFree: query.get('free') === '1',
    listing: LISTING.test(listing) ? listing : null,
    variantId: /^[1-9]\d{0,8}$/.test(variantId) ? Number(variantId) : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The query of another page of the same search: empty for the first of all branches. */
export function writeFinderQuery(query: FinderQuery): string {
  const { term, near, services, isOpenNow, hasFree, variantId, listing, page } = query
  const written = new URLSearchParams([
    ...(near ? [['near', formatNear(near)]] : term ? [['term', term]] : []),
    ...(isOpenNow ? [['open', '1']] : []),
    ...(hasFree ? [['free', '1']] : []),
    ...services.map((service) => [service, '1']),
    ...(variantId === null ? [] : [['variantid', String(variantId)]]),
    ...(listing === null ? [] : [['listing', listing]]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return written.size === 0 ? '' : `?${written}`
}

/** The query of the finder for all branches with a service. */
export const serviceQuery = (service: BranchService): string => `?${new URLSearchParams({ [service]: '1' })}`

/** The query of the finder for a free appointment at a branch near another one. */
export const freeNearQuery = ({ zip, city }: { zip: string; city: string }): string =>
  `?${new URLSearchParams({ term: `${zip} ${city}`, free: '1' })}`

/** Whether it narrows or orders the branches: search engines see only the whole list. */
export const isSearch = ({ term, near, services, isOpenNow, hasFree, variantId }: FinderQuery): boolean =>
  term !== null || near !== null || services.length > 0 || isOpenNow || hasFree || variantId !== null
