import { searchedService } from '#domain/appointment/service.ts'
import type { Branch } from '#domain/branch/branch.ts'
import type { StockClass } from '#domain/branch/branch-stock.ts'
import { slugOfBranchTown, type BranchTown } from '#domain/branch/branch-town.ts'
import { differingDays } from '#domain/branch/coming-hours.ts'
import { upcomingHours } from '#domain/branch/day-hours.ts'
import { distance } from '#domain/branch/distance.ts'
import type { FinderQuery } from '#domain/branch/finder-query.ts'
import { localTime } from '#domain/shop/local-time.ts'
import { nextChange, openState } from '#domain/branch/open-state.ts'
import type { Position } from '#domain/branch/position.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { findPlace } from '#server/branches/find-place.ts'
import type { Context } from '#server/context.ts'
import { loadBranchFrames } from './branch-frames.ts'
import { type BranchGoods, loadBranchGoods } from './branch-goods.ts'
import { nextSlots, type NextSlots } from './next-slots.ts'

/** On one page of the finder. */
const PER_PAGE = 20
/** So many of the nearest are looked at for open ones, or for those with a free appointment. */
const MAX_OPEN = 200
/** Milliseconds within which an appointment is free soon. */
const WEEK_MS = 7 * 86_400_000
/** The hours of so many days stand in a list. */
const DAYS = 8

/** `kilometres` is null where no place was given; `stock` is there where a variant was. */
export type FoundBranch = { branch: Branch & { stock?: StockClass }; kilometres: number | null }

export type FoundBranches = {
  entries: FoundBranch[]
  total: number
  /** So many of the nearest were looked at, where there are more; null: all. */
  among: number | null
  page: number
  last: number
  /** The place that was searched; null: none, or an unknown one. */
  place: { name: string | null; position: Position } | null
  isUnknownPlace: boolean
  towns: BranchTown[]
  /** What the branches have; null: nothing was searched, or it is unknown. */
  goods: BranchGoods | null
  /** The next free appointment of each, by id. */
  starts: NextSlots['starts']
  /** RFC 3339: when a branch opens or closes, or a free appointment is over. */
  until: string | null
}

/** What the finder shows. A search for an unknown place finds no branch. */
export async function loadBranches(
  ctx: Context,
  variant: VariantCode,
  query: FinderQuery,
): Promise<FoundBranches> {
  const shop = ctx.shop(variant)
  const { services, isOpenNow, hasFree, variantId, page } = query
  const [towns, goods] = await Promise.all([
    shop.branchTowns(),
    variantId === null ? null : loadBranchGoods(ctx, variant, variantId),
  ])
  const place = query.near
    ? { name: null, position: query.near }
    : query.term === null
      ? null
      : await findPlace(ctx, VARIANTS[variant].country, query.term, towns)
  const isUnknownPlace = place === null && query.term !== null
  const none = {
    entries: [],
    total: 0,
    among: null,
    page: 1,
    last: 1,
    place,
    isUnknownPlace,
    towns,
    goods,
    starts: new Map(),
    until: null,
  }
  if (isUnknownPlace) return none
  const near = place?.position
  const found = await shop.findBranches({
    near,
    services,
    slots: searchedService(services),
    ...(variantId !== null && { variantId }),
    ...(isOpenNow || hasFree ? { perPage: MAX_OPEN } : { page, perPage: PER_PAGE }),
  })
  if (!found) return none
  const entries = found.entities.map((branch) => ({
    branch,
    kilometres: near ? distance(near, branch) : null,
  }))
  const { starts, until } = nextSlots(found.entities, ctx.now())
  if (!isOpenNow && !hasFree)
    return {
      ...none,
      entries,
      total: found.pagination.total,
      page,
      last: found.pagination.last,
      starts,
      until,
    }
  const now = ctx.now()
  const soon = now.getTime() + WEEK_MS
  const left = entries.filter(
    ({ branch }) =>
      (!isOpenNow || openState(hoursFrom(branch, now), branch.timeZone, now).kind === 'open') &&
      (!hasFree || Date.parse(starts.get(branch.id) ?? '') < soon),
  )
  const changes = entries.flatMap(
    ({ branch }) => (isOpenNow && nextChange(hoursFrom(branch, now), branch.timeZone, now)?.getTime()) || [],
  )
  const ends = [...changes, ...(until === null ? [] : [Date.parse(until)])]
  return {
    ...none,
    entries: left.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    total: left.length,
    among: found.pagination.total > MAX_OPEN ? MAX_OPEN : null,
    page,
    last: Math.max(1, Math.ceil(left.length / PER_PAGE)),
    starts,
    until: ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null,
  }
}

/** The coming days in the branch's own time zone. */
export const hoursFrom = (branch: Branch, now: Date, days = DAYS) =>
  upcomingHours(branch, localTime(now, branch.timeZone).date, days)

/** A town with branches, in any spelling of it and with any county; null: none. */
export async function findBranchTown(
  ctx: Context,
  variant: VariantCode,
  town: { county: string; city: string },
): Promise<BranchTown | null> {
  const { county, city } = slugOfBranchTown(town)
  const same = (await ctx.shop(variant).branchTowns()).filter((each) => slugOfBranchTown(each).city === city)
  return same.find((each) => slugOfBranchTown(each).county === county) ?? same[0] ?? null
}

/** A page of the branches of a town; null: no such town. */
export async function loadBranchTown(
  ctx: Context,
  variant: VariantCode,
  params: { county: string; city: string },
  page: number,
): Promise<(FoundBranches & { town: BranchTown; path: { county: string; city: string } }) | null> {
  const shop = ctx.shop(variant)
  const [town, towns] = await Promise.all([findBranchTown(ctx, variant, params), shop.branchTowns()])
  if (!town) return null
  const path = slugOfBranchTown(town)
  const found = await shop.findBranches({ ...path, slots: 'advice', page, perPage: PER_PAGE })
  const entries = (found?.entities ?? []).map((branch) => ({ branch, kilometres: null }))
  const next = nextSlots(found?.entities ?? [], ctx.now())
  const { total, last } = found?.pagination ?? { total: 0, last: 1 }
  const none = { among: null, place: null, isUnknownPlace: false, goods: null }
  return { ...none, ...next, entries, total, page, last, towns, town, path }
}

/** Days ahead in which other hours are announced. */
const ANNOUNCED = 60
const NEIGHBOURS = 3

/** One branch with the coming days that differ from its week, the next ones, and the listings of its frames; null: unknown. */
export async function loadBranch(ctx: Context, variant: VariantCode, id: number) {
  const shop = ctx.shop(variant)
  const branch = await shop.branch(id)
  if (!branch) return null
  const [near, frames] = await Promise.all([
    shop.findBranches({ near: branch, slots: 'advice', perPage: NEIGHBOURS + 1 }),
    loadBranchFrames(ctx, variant, branch.id),
  ])
  const neighbours = (near?.entities ?? [])
    .filter((each) => each.id !== branch.id)
    .slice(0, NEIGHBOURS)
    .map((each) => ({ branch: each, kilometres: distance(branch, each) }))
  const exceptions = differingDays(branch, hoursFrom(branch, ctx.now(), ANNOUNCED))
  return { branch, exceptions, neighbours, frames, ...nextSlots(near?.entities ?? [], ctx.now()) }
}
