import { slugify } from '#domain/catalogue/slug.ts'
import { allowedErrors, editDistance } from '#domain/search/edit-distance.ts'
import type { BranchTown } from './branch-town.ts'
import type { Position } from './position.ts'

/** `slug` is its name as addresses write it. */
export type Town = Position & { name: string; slug: string }

/** Shorter words begin too many names. */
const MIN_PREFIX = 3

/**
 * The town that a shopper means: of its name, whatever is added to it, else of one that begins so, else of one with few typing errors. Of several
 * it is the first.
 */
export function findTown<T extends Pick<Town, 'slug'>>(term: string, towns: readonly T[]): T | null {
  const searched = slugify(term)
  if (searched === '') return null
  // Towns are called without what is added to their names: Halle (Saale), Frankfurt am Main.
  const exact = towns.find(({ slug }) => slug === searched || slug.startsWith(`${searched}-`))
  const longer =
    searched.length < MIN_PREFIX ? undefined : towns.find(({ slug }) => slug.startsWith(searched))
  return exact ?? longer ?? similar(searched, towns) ?? null
}

function similar<T extends Pick<Town, 'slug'>>(searched: string, towns: readonly T[]): T | undefined {
  let best: T | undefined
  let least = allowedErrors(searched) + 1
  for (const each of towns) {
    if (Math.abs(each.slug.length - searched.length) >= least) continue
    const errors = editDistance(searched, each.slug)
    if (errors < least) [best, least] = [each, errors]
  }
  return best
}

/** Digits at the start of what was typed, of at least two: "20095 Hamburg", "110 00"; null: no postcode. */
export const zipOf = (term: string): string | null =>
  /^\s*(\d[\d\s-]*\d)/.exec(term)?.[1]?.replaceAll(/\D/g, '') ?? null

/** What was typed after a postcode: "Hamburg" of "20095 Hamburg". */
export const withoutZip = (term: string): string => term.replace(/^\s*\d[\d\s-]*/, '').trim()

type TownBranch = BranchTown['branches'][number] & { city: string }

/** The branch whose postcode has most digits in common from the left, and then is the next number, with its town. */
export function branchOfZip(zip: string, towns: readonly BranchTown[]): TownBranch | null {
  let best: TownBranch | null = null
  let least = Infinity
  for (const { city, branches } of towns)
    for (const branch of branches) {
      const code = branch.zip.replaceAll(/\D/g, '')
      const gap = Math.abs(Number(code) - Number(zip.padEnd(code.length, '5').slice(0, code.length)))
      if (gap < least) [best, least] = [{ ...branch, city }, gap]
    }
  return best
}
