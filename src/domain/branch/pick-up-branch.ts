import type { Branch } from './branch.ts'
import { distance } from './distance.ts'
import { upcomingHours } from './day-hours.ts'
import { localTime } from '#domain/shop/local-time.ts'
import { openState, type OpenState } from './open-state.ts'
import { type VisitDay, visitDay } from './visit-day.ts'

/** A branch as the checkout offers it. */
export type PickUpBranch = Pick<Branch, 'street' | 'zip' | 'city' | 'latitude' | 'longitude'> & {
  id: string
  /** Whether it has all of the basket: nothing has to be sent there. */
  hasAll: boolean
  /** Where it has all: when it can be visited next; null where that is not known. */
  collectOn: VisitDay | null
}

/** Days for which a branch is looked at until it opens. */
const DAYS = 14

/** Those where parcels are collected; `having`: the ids of those that have all of the basket. */
export const pickUpBranches = (
  branches: readonly Branch[],
  having: ReadonlySet<number>,
  now: Date,
): PickUpBranch[] =>
  branches
    .filter(({ services }) => services.includes('click-and-collect'))
    .map((branch) => {
      const { id, street, zip, city, latitude, longitude } = branch
      const hasAll = having.has(id)
      const collectOn = hasAll ? nextVisit(branch, now) : null
      return { id: String(id), street, zip, city, latitude, longitude, hasAll, collectOn }
    })

const nextVisit = (branch: Branch, now: Date): VisitDay | null => visitDay(stateOf(branch, now))

/** The day on which a branch can be visited next (YYYY-MM-DD, on its calendar); today where that is not known. */
export function nextVisitDate(branch: Branch, now: Date): string {
  const today = localTime(now, branch.timeZone).date
  const state = stateOf(branch, now)
  return state.kind === 'open' ? today : (state.next?.date ?? today)
}

const stateOf = (branch: Branch, now: Date): OpenState =>
  openState(upcomingHours(branch, localTime(now, branch.timeZone).date, DAYS), branch.timeZone, now)

/** The chosen branch, if it has all of the basket. */
export const branchWithAll = (
  branches: readonly PickUpBranch[],
  chosen: string | undefined,
): PickUpBranch | undefined => branches.find(({ id, hasAll }) => hasAll && id === chosen)

/** More would be a list to search rather than to choose from. */
const OFFERED = 12

/** The branch with the nearest postcode, those that are nearest to it on the map, and the chosen one. */
export function nearestBranches(
  branches: readonly PickUpBranch[],
  zip: string | undefined,
  chosen: string | undefined,
): PickUpBranch[] {
  const wanted = zipValue(zip ?? '')
  const gap = (branch: PickUpBranch) => (wanted === null ? 0 : Math.abs((zipValue(branch.zip) ?? 0) - wanted))
  const [origin] = branches.toSorted((a, b) => gap(a) - gap(b))
  const near =
    wanted === null || !origin
      ? branches
      : branches.toSorted((a, b) => distance(origin, a) - distance(origin, b))
  return near.filter(({ id }, index) => index < OFFERED || id === chosen)
}

const zipValue = (zip: string): number | null => {
  const digits = zip.replaceAll(/\D/g, '')
  return digits === '' ? null : Number(digits)
}
