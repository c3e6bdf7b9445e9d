import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { checkConfiguration } from '#domain/prescription/configuration.ts'
import { EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import { corridorOf, holdsCorridor, leastLensHeight } from '#domain/prescription/fitting-height.ts'
import { compareIndices, type LensComparison } from '#domain/prescription/lens-comparison.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { isProgressive } from '#domain/prescription/is-progressive.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import type { ConfiguratorAnswers } from './answer-name.ts'
import {
  type DesignPart,
  type IndexOption,
  type IndexPart,
  indexOptions,
  soldIndices,
} from './index-options.ts'
import { prescriptionOf } from './typed-prescription.ts'
import type { ConfiguratorContext } from './context.ts'

/** What there is to choose in the glass step, and what is chosen: answers that are still possible, else what suits the values. */
export type GlassChoice = {
  designs: DesignPart[]
  /** Why there are no more designs; `frame-too-low`: no progressive lenses at all. */
  withheld: ('frame-too-low' | 'addition-missing')[]
  /** The lowest lens height for any progressive lenses of the shop, in mm; infinite where it has none. */
  leastHeight: number
  design: DesignPart | null
  /** The values have an addition that the chosen design does not use. */
  isAdditionUnused: boolean
  comparison: LensComparison
  indices: IndexOption[]
  /** Why the figures are estimates: the pupil distance is not known yet, or an addition is left out of them. */
  estimated: ('pd' | 'addition')[]
  index: IndexPart | null
  /** Indices that the shop sells and this frame cannot have, as numbers. */
  missing: number[]
}

const WITHHELD = ['frame-too-low', 'addition-missing'] as const

/** Forms of an index: a shopper chooses the thickness and, for progressive lenses, the corridor; the others differ for the trade alone. */
export function glassChoice(answers: ConfiguratorAnswers, context: ConfiguratorContext): GlassChoice {
  const { frame, offered } = context
  const values = valuesToMake(answers, context)
  const all = offered
    .filter((part) => part.kind === 'lensType')
    .toSorted((one, other) => one.price.withTax - other.price.withTax)
  const hasCompact = offered.some(
    (part) =>
      part.kind === 'index' &&
      part.form === 'compact' &&
      frame.indices.some(({ key }) => key === part.index.key),
  )
  const shortest = hasCompact ? 'short' : 'normal'
  const obstaclesOf = (part: DesignPart): string[] => [
    ...checkConfiguration(frame, 'type_ei', values ?? 'later', { parts: [part], unknown: [] }).checks.map(
      ({ kind }) => kind,
    ),
    ...(holdsCorridor(frame.lensHeight, corridorOf(part, shortest)) ? [] : ['frame-too-low']),
  ]
  const designs = all.filter((part) => !WITHHELD.some((kind) => obstaclesOf(part).includes(kind)))
  const corridors = all.flatMap((part) => (part.design === 'progressive' && corridorOf(part, shortest)) || [])
  const isEachTooLow = !corridors.some((corridor) => holdsCorridor(frame.lensHeight, corridor))
  const hasAddition = values !== null && isProgressive(values)
  const design =
    designs.find(({ referenceKey }) => referenceKey === answers.design) ??
    designs.find((part) => (part.design === 'progressive') === hasAddition) ??
    designs[0] ??
    null
  const comparison = compareIndices(
    soldIndices(frame.indices, offered),
    values,
    frame.place,
    centresOf(offered),
  )
  const indices = indexOptions(comparison, offered, design, frame.lensHeight)
  const answered = offered.find((part) => part.kind === 'index' && part.referenceKey === answers.index)
  const option =
    indices.find(({ part }) => answered?.kind === 'index' && part.index.key === answered.index.key) ??
    indices.find(({ isSuggested }) => isSuggested) ??
    indices[0]
  return {
    designs,
    withheld: WITHHELD.filter((kind) =>
      kind === 'frame-too-low'
        ? corridors.length > 0 && isEachTooLow
        : all.some((part) => obstaclesOf(part).includes(kind)),
    ),
    leastHeight: Math.min(...corridors.map(leastLensHeight)),
    design,
    isAdditionUnused: hasAddition && design?.design === 'single-vision',
    comparison,
    indices,
    estimated: [
      ...(EYES.some((side) => values?.[side].pd === undefined) ? (['pd'] as const) : []),
      ...(design !== null && design.design !== 'single-vision' ? (['addition'] as const) : []),
    ],
    index: (option?.compact && option.compact === answered ? option.compact : option?.part) ?? null,
    missing: LENS_INDICES.filter(
      ({ key }) =>
        offered.some((part) => part.kind === 'index' && part.index.key === key) &&
        !frame.indices.some((index) => index.key === key),
    ).map(({ index }) => index),
  }
}

/** The thinnest centres that the indices of the shop say, in mm. */
const centresOf = (offered: readonly RxPart[]): Map<number, number> =>
  new Map(
    offered.flatMap((part) =>
      part.kind === 'index' && part.centreThickness !== null
        ? [[part.index.index, part.centreThickness] as const]
        : [],
    ),
  )

/** In the form in which they are ground; null where they follow after the order. */
function valuesToMake(answers: ConfiguratorAnswers, { fromOrder }: ConfiguratorContext): Prescription | null {
  if (answers.source === 'later') return null
  return checkPrescription(prescriptionOf(answers, fromOrder).prescription).prescription
}
