import { coatingConflicts, withoutIncludedCoatings } from '#domain/prescription/coatings.ts'
import { takesTint } from '#domain/prescription/part-conflicts.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import { type ConfiguratorAnswers, listOf, type Mistake, mistake } from './answer-name.ts'

/** What is wrong with tint and coatings: not sold, not possible on the chosen lenses, or not together. */
export function extrasMistakes(
  { lensType, tint, coatings, index: key }: ConfiguratorAnswers,
  { offered }: { offered: readonly RxPart[] },
): Mistake[] {
  const index = offered.find((part) => part.kind === 'index' && part.referenceKey === key)
  const isOffered = (coating: string) =>
    offered.some((part) => part.kind === 'coating' && part.referenceKey === coating)
  const isTinted = tint !== undefined && tint !== ''
  const isPossible = offered.some(
    (part) =>
      part.kind === 'tint' &&
      part.referenceKey === tint &&
      (lensType !== 'type_ei' || takesTint(index, part.tintingType)),
  )
  const extras = listOf(coatings)
  const chosen = offered.filter(({ referenceKey }) => extras.includes(referenceKey) || referenceKey === tint)
  const lens = lensType === 'type_ei' && index ? [index] : []
  const conflicts = coatingConflicts(withoutIncludedCoatings([...lens, ...chosen]))
  return [
    ...(isTinted && !isPossible ? [mistake('tint', 'unknown-part')] : []),
    ...(extras.every(isOffered) ? [] : [mistake('coatings', 'unknown-part')]),
    ...(lensType === 'type_none' && !isTinted && extras.length > 0 ? [mistake('tint', 'lens-missing')] : []),
    ...conflicts.map((kind) => mistake('coatings', kind)),
  ]
}
