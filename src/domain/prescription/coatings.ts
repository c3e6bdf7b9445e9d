import type { RxPart } from './rx-part.ts'

/** What every coated lens has already. */
const INCLUDED: readonly (string | null)[] = ['hard', 'antireflex']

/** Whether the lens has the coating already: it costs nothing more. Lenses without values have none. */
const isIncluded = (part: RxPart, index: RxPart | undefined): boolean =>
  part.kind === 'coating' && index !== undefined && isCoated(index) && INCLUDED.includes(part.coating)

const isCoated = (index: RxPart): boolean => index.kind === 'index' && index.form !== 'nocoat'

const indexOf = (parts: readonly RxPart[]): RxPart | undefined => parts.find(({ kind }) => kind === 'index')

/** The parts that a pair is made and charged with. */
export const withoutIncludedCoatings = (parts: readonly RxPart[]): RxPart[] =>
  parts.filter((part) => !isIncluded(part, indexOf(parts)))

/** The form of an index without coatings takes none. */
export const takesCoatings = (index: RxPart | undefined): boolean => index === undefined || isCoated(index)

/** The coatings that can be chosen for an index, or for lenses without values. */
export const coatingsFor = (index: RxPart | undefined, offered: readonly RxPart[]): CoatingPart[] =>
  offered
    .filter((part) => part.kind === 'coating')
    .filter((part) => takesCoatings(index) && !isIncluded(part, index))

export type CoatingPart = Extract<RxPart, { kind: 'coating' }>

/**
 * What a lens can be finished with, one of which is chosen: nothing more than it has, a hard coat, or that with one antireflective coating,
 * which needs it. Cheapest first; the shop's own coatings, which go with each of them, are not among these.
 */
export function coatingSets(coatings: readonly CoatingPart[], index: RxPart | undefined): CoatingPart[][] {
  const named = (coating: CoatingPart['coating']) => coatings.filter((part) => part.coating === coating)
  const hard = named('hard').slice(0, 1)
  const isHardened = index !== undefined && isCoated(index)
  const reflective = isHardened || hard.length > 0 ? coatings.filter(isAntireflective) : []
  const sets = reflective.map((part) => [...hard, part])
  return [[], ...(hard.length > 0 ? [hard] : []), ...sets]
}

const isAntireflective = ({ coating }: CoatingPart): boolean =>
  coating === 'antireflex' || coating === 'blue-antireflex'

/** What of the coatings cannot be together on a lens, or beside its tint: an antireflective coating lies on a hard one, and there is one of it and one blue filter. */
export function coatingConflicts(parts: readonly RxPart[]): CoatingConflict[] {
  const coatings = parts.filter((part) => part.kind === 'coating')
  const index = indexOf(parts)
  const reflective = coatings.filter(isAntireflective)
  const isHardened =
    (index !== undefined && isCoated(index)) || coatings.some(({ coating }) => coating === 'hard')
  const isBlueCoated = coatings.some(({ coating }) => coating === 'blue-antireflex')
  const isBlueTinted = parts.some((part) => part.kind === 'tint' && part.tintingType === 'blue light filter')
  return [
    ...(reflective.length > 0 && !isHardened ? (['hard-coat-missing'] as const) : []),
    ...(reflective.length > 1 ? (['antireflex-twice'] as const) : []),
    ...(isBlueCoated && isBlueTinted ? (['blue-filter-twice'] as const) : []),
  ]
}

export type CoatingConflict = 'hard-coat-missing' | 'antireflex-twice' | 'blue-filter-twice'
