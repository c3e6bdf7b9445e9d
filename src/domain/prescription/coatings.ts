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
export const coatingsFor = (index: RxPart | undefined, offered: readonly RxPart[]): Coating[] =>
  offered
    .filter((part) => part.kind === 'coating')
    .filter((part) => takesCoatings(index) && !isIncluded(part, index))

type Coating = Extract<RxPart, { kind: 'coating' }>
