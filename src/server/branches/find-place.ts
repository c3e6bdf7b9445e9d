import type { BranchTown } from '#domain/branch/branch-town.ts'
import { branchOfZip, findTown, type Town, withoutZip, zipOf } from '#domain/branch/find-town.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import { distance } from '#domain/branch/distance.ts'
import type { Position } from '#domain/branch/position.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { markDegraded } from '#platform/degradation.ts'
import type { Context } from '#server/context.ts'
import { townsOf } from '#domain/branch/towns.ts'
import { type GeocoderUse, knownPlace } from './known-places.ts'

const ownTowns = new WeakMap<readonly BranchTown[], Town[]>()

/** The towns with branches as those of the table. The list is the same one for as long as the shop's client remembers it. */
function asTowns(branchTowns: readonly BranchTown[]): Town[] {
  const found =
    ownTowns.get(branchTowns) ??
    branchTowns.map(({ city, latitude, longitude }) => ({
      name: city,
      slug: slugify(city),
      latitude,
      longitude,
    }))
  ownTowns.set(branchTowns, found)
  return found
}

/** Kilometres between two middles of one town, for a geocoder and for us. */
const SAME_TOWN_KM = 20

type Place = { name: string; position: Position }

/**
 * What a shopper means by a term: a town with branches, else any town, typing errors forgiven; a postcode is the branch that has it, else
 * the town behind it, else the branch with the next postcode, whose town is named. A geocoder is asked where the shop has one and no town or
 * branch has exactly that name; where it means a town that was typed with errors, that town is named; when it fails, or was asked too often, the rest
 * answers, and a page that is made of it is not stored.
 */
export async function findPlace(
  ctx: Pick<Context, 'env' | 'log' | 'rateLimits'>,
  country: ShopCountry,
  term: string,
  branchTowns: readonly BranchTown[],
  use: GeocoderUse = {},
): Promise<Place | null> {
  const zip = zipOf(term)
  const branch = zip === null ? null : branchOfZip(zip, branchTowns)
  if (branch && zipOf(branch.zip) === zip) return { name: term, position: branch }
  const towns = [...asTowns(branchTowns), ...townsOf(country)]
  const town = findTown(zip === null ? term : withoutZip(term), towns)
  const isNamed = zip === null && town?.slug === slugify(term)
  if (!isNamed) {
    try {
      const position = await knownPlace(ctx, country, term, use)
      const isMeant = zip === null && position && town && distance(position, town) <= SAME_TOWN_KM
      if (position && !isMeant) return { name: term, position }
    } catch (error) {
      ctx.log.warn({ error }, 'the geocoder did not answer')
      markDegraded()
    }
  }
  if (town) return { name: town.name, position: town }
  return branch && { name: branch.city, position: branch }
}
