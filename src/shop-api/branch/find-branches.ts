import { and, arrayContains, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Branch, BranchService } from '#domain/branch/branch.ts'
import type { Piece } from '#domain/branch/branch-pieces.ts'
import { type StockClass, stockClass } from '#domain/branch/branch-stock.ts'
import type { BranchTown } from '#domain/branch/branch-town.ts'
import type { Position } from '#domain/branch/position.ts'
import { localTime } from '#domain/shop/local-time.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rows } from '#platform/database.ts'
import { branch, branchStock } from '#shop-api/schema/branch.ts'

export type OfShop = Pick<Scope, 'now' | 'shop'>
type Searched = OfShop & Pick<Scope, 'db'>

export type BranchSearch = {
  near?: Position
  /** As in addresses. */
  city?: string
  county?: string
  /** All of them are offered. */
  service?: BranchService[]
  /** Those that have a piece of it. */
  variantId?: number
  /** Those that have all of them. */
  pieces?: readonly Piece[]
}

/** `stock` is that of the variant that was searched. */
export type FoundBranch = Branch & { stock?: StockClass }

/** All shops use Central European time. */
const TIME_ZONE = 'Europe/Berlin'

/** The branches of the shop's country that are there today. */
export function isOfShop({ shop, now }: OfShop): SQL | undefined {
  const today = localTime(now, TIME_ZONE).date
  return and(
    eq(branch.country, shop.country),
    or(isNull(branch.opensOn), lte(branch.opensOn, today)),
    or(isNull(branch.closesOn), gte(branch.closesOn, today)),
  )
}

/** Kilometres. Most searches need one of them where branches are many, and few need both where they are few. */
const RADII = [30, 150]
const KM_PER_DEGREE = 111.2

/** One page of branches and their number: the nearest first, or by zip. The nearest are looked for around the position first. */
export async function findBranches(
  scope: Searched,
  { near, city, county, service, variantId, pieces = [] }: BranchSearch,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ found: FoundBranch[]; total: number }> {
  const where = and(
    isOfShop(scope),
    city === undefined ? undefined : eq(branch.citySlug, city),
    county === undefined ? undefined : eq(branch.countySlug, county),
    service === undefined ? undefined : arrayContains(branch.services, service),
    variantId === undefined ? undefined : sql`${piecesOf(variantId)} > 0`,
    ...pieces.map((each) => sql`${piecesOf(each.variantId)} >= ${each.quantity}`),
  )
  const select = (circle?: SQL) =>
    scope.db
      .select({
        document: branch.document,
        quantity: variantId === undefined ? sql<number>`0` : piecesOf(variantId),
        // Of those outside the circle as well: a statement of its own would take as long as this one.
        total: sql<number>`(select count(*)::int from ${branch} where ${where})`,
      })
      .from(branch)
      .where(and(where, circle))
      .orderBy(near === undefined ? sql`${branch.zip}` : squareOf(near), sql`${branch.id}`)
      .offset(offset)
      .limit(limit)
  let found: Awaited<ReturnType<typeof select>> = []
  for (const circle of near === undefined ? [undefined] : [...circlesAround(near), undefined]) {
    found = await select(circle)
    if (found.length === limit) break
  }
  return {
    found: found.map(({ document, quantity }) => {
      const stock = stockClass(quantity)
      return stock === null ? document : { ...document, stock }
    }),
    total: found[0]?.total ?? (await scope.db.$count(branch, where)),
  }
}

/** Pieces of a variant that lie in a branch; null: it never had one. */
const piecesOf = (variantId: number): SQL<number> =>
  sql`(select quantity from ${branchStock} where branch_id = ${branch.id} and variant_id = ${variantId})`

const cosOf = ({ latitude }: Position): number => Math.cos((latitude * Math.PI) / 180)

/** The square of the distance in degrees of latitude, as if the land were flat. */
const squareOf = (near: Position): SQL =>
  sql`((${branch.latitude} - ${near.latitude}) ^ 2 + ((${branch.longitude} - ${near.longitude}) * ${cosOf(near)}) ^ 2)`

/** Circles, because a corner of a box is further away than what lies beside the box. */
const circlesAround = (near: Position): SQL[] =>
  RADII.map((radius) => sql`${boxOf(near, radius)} and ${squareOf(near)} <= ${(radius / KM_PER_DEGREE) ** 2}`)

function boxOf(near: Position, radius: number): SQL {
  const high = radius / KM_PER_DEGREE
  const wide = high / Math.max(0.01, cosOf(near))
  return sql`${branch.latitude} between ${near.latitude - high} and ${near.latitude + high}
    and ${branch.longitude} between ${near.longitude - wide} and ${near.longitude + wide}`
}

/** By its id, or by one that it had before; null: unknown in this country. */
export async function findBranch(scope: Searched, id: number): Promise<Branch | null> {
  const [found] = await scope.db
    .select({ document: branch.document })
    .from(branch)
    .where(and(isOfShop(scope), or(eq(branch.id, id), arrayContains(branch.formerIds, [id]))))
    .orderBy(sql`${branch.id} <> ${id}`)
    .limit(1)
  return found?.document ?? null
}

/** The towns with branches, by name, and where their branches are in the middle. */
export const branchTowns = (scope: Searched): Promise<BranchTown[]> =>
  rows<BranchTown>(
    scope.db,
    sql`select min(${branch.document} ->> 'county') as county, min(${branch.document} ->> 'city') as city,
      avg(${branch.latitude}) as latitude, avg(${branch.longitude}) as longitude,
      json_agg(
        json_build_object('id', ${branch.id}, 'zip', ${branch.zip}, 'latitude', ${branch.latitude}, 'longitude', ${branch.longitude})
        order by ${branch.zip}, ${branch.id}
      ) as branches
    from ${branch} where ${isOfShop(scope)}
    group by ${branch.countySlug}, ${branch.citySlug} order by ${branch.citySlug}, ${branch.countySlug}`,
  )
