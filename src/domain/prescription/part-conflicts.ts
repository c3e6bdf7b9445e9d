import { type CoatingConflict, coatingConflicts } from './coatings.ts'
import type { LensIndex } from './lens-index.ts'
import type { RxPart } from './rx-part.ts'
import type { TintingType } from './tinting-type.ts'

/** Parts that cannot be made together. */
export type PartConflict =
  | 'compact-not-progressive'
  | 'coating-needed'
  | 'tint-not-in-index'
  | CoatingConflict

/** From this index on lenses are not made without coatings: bare, they reflect too much and are scratched too soon. A judgement of the trade. */
const COATED_FROM = 1.67

/** The tints that the material of the thinnest lenses takes; the others take all. From memory of makers' lists, to be kept by an operator. */
const TINTS_OF: Partial<Record<LensIndex['key'], readonly TintingType[]>> = {
  index_ax: ['clear', 'blue light filter', 'transition'],
}

/** Whether lenses of an index can have a tint; without an index, lenses without values, all are made. */
export const takesTint = (index: RxPart | undefined, tint: TintingType): boolean =>
  index?.kind !== 'index' || (TINTS_OF[index.index.key]?.includes(tint) ?? true)

/** Whether a form of an index is made at all; other parts are. */
export const isMade = (part: RxPart): boolean =>
  part.kind !== 'index' || part.form !== 'nocoat' || part.index.index < COATED_FROM

/** What of the parts cannot be made together: a short corridor without one, bare lenses of a high index, a tint that their material does not take, coatings that exclude each other. */
export function partConflicts(parts: readonly RxPart[]): PartConflict[] {
  const index = parts.find((part) => part.kind === 'index')
  const isProgressive = parts.some((part) => part.kind === 'lensType' && part.design === 'progressive')
  const hasStrangeTint = parts.some((part) => part.kind === 'tint' && !takesTint(index, part.tintingType))
  return [
    ...(index?.form === 'compact' && !isProgressive ? (['compact-not-progressive'] as const) : []),
    ...(parts.every(isMade) ? [] : (['coating-needed'] as const)),
    ...(hasStrangeTint ? (['tint-not-in-index'] as const) : []),
    ...coatingConflicts(parts),
  ]
}
