import { checkPrescription, type Check, type CheckKind } from './check-prescription.ts'
import { takesCoatings } from './coatings.ts'
import { type EyeField, EYES, type EyeSide, type Prescription } from './eye-field.ts'
import {
  type Corridor,
  corridorOf,
  type FittingHeightFault,
  fittingHeightFault,
  hasShortCorridor,
  holdsCorridor,
  progressiveCorridor,
} from './fitting-height.ts'
import type { LensIndex } from './lens-index.ts'
import { fitsBlank } from './lens-material.ts'
import { lensCentre, reachFrom } from './lens-centre.ts'
import type { LensPlace } from './lens-thickness.ts'
import type { MissingFact } from './missing-facts.ts'
import { type PartConflict, partConflicts } from './part-conflicts.ts'
import { isProgressive } from './is-progressive.ts'
import { isByInstrument, type PupilDistanceSource } from './pupil-distance-source.ts'
import type { RxPart } from './rx-part.ts'

/** With values, without, four frames at home, values measured in a branch. Spec §4 "Lens type options". */
export const LENS_TYPES = ['type_ei', 'type_none', 'home_try_on', 'appointment'] as const
export type LensType = (typeof LENS_TYPES)[number]

/** What a frame and its shop allow. The height of a lens is in mm, null where it is not known; a shop without lens types has all. */
export type ConfigurableFrame = {
  indices: readonly LensIndex[]
  lensHeight: number | null
  lensTypes: readonly string[] | undefined
  /** Where a lens lies in the frame; without it nothing is known of its size. */
  place?: LensPlace | null
}

type PartKind =
  | 'lens-type-not-offered'
  | 'unknown-part'
  | 'part-not-allowed'
  | 'part-twice'
  | 'coating-not-possible'
  | PartConflict
  | 'lens-missing'
  | 'index-missing'
  | 'index-not-available'
  | 'blank-too-small'
  | 'frame-too-low'
  | 'addition-missing'
  | 'addition-unused'
  | 'pd-by-instrument'
  | MissingFact
  | FittingHeightFault
  | 'lens-type-not-sold'
  | 'not-affirmed'
export type ConfigurationCheck = Check<CheckKind | PartKind, EyeField | 'parts'>

/** The parts that are known, in the order of the input, and the keys that are not. */
export type ChosenParts = {
  parts: readonly RxPart[]
  unknown: readonly string[]
  pupilDistance?: PupilDistanceSource | undefined
}

/** Checks values and parts together; values count where the lens type is `type_ei`. `later`: they follow after the order. */
export function checkConfiguration(
  frame: ConfigurableFrame,
  lensType: LensType,
  values: Prescription | 'later',
  chosen: ChosenParts,
): { prescription: Prescription; checks: ConfigurationCheck[] } {
  const noValues = { right: {}, left: {} }
  const { prescription, checks } =
    lensType === 'type_ei' && values !== 'later'
      ? checkPrescription(values)
      : { prescription: noValues, checks: [] }
  const forDesign = values === 'later' ? null : prescription
  return { prescription, checks: [...checks, ...checkParts(frame, lensType, forDesign, chosen)] }
}

/** Kinds of which a pair has at most one. */
const SINGLE: readonly RxPart['kind'][] = ['lensType', 'index', 'tint']
/** What each lens type can be made with; lenses without values need neither design nor index, and a tint is what makes them more than the frame. */
const ALLOWED: Record<LensType, readonly RxPart['kind'][]> = {
  type_ei: ['lensType', 'index', 'tint', 'coating', 'service'],
  type_none: ['tint', 'coating', 'service'],
  home_try_on: [],
  appointment: [],
}

function checkParts(
  frame: ConfigurableFrame,
  lensType: LensType,
  prescription: Prescription | null,
  { parts, unknown, pupilDistance }: ChosenParts,
): ConfigurationCheck[] {
  const refuse = (kind: PartKind): ConfigurationCheck => ({
    field: 'parts',
    eye: 'both',
    grade: 'refused',
    kind,
  })
  const has = (kind: RxPart['kind']) => parts.some((part) => part.kind === kind)
  const isTwice = (kind: RxPart['kind']) => parts.filter((part) => part.kind === kind).length > 1
  const keys = new Set(parts.map(({ referenceKey }) => referenceKey))
  const needsLens = lensType === 'type_ei'
  const needsBothEyes = parts.some((part) => part.kind === 'lensType' && part.design !== 'single-vision')
  const isWithoutLens = lensType === 'type_none' && (has('coating') || has('service')) && !has('tint')
  return [
    ...(frame.lensTypes?.includes(lensType) === false ? [refuse('lens-type-not-offered')] : []),
    ...(unknown.length > 0 ? [refuse('unknown-part')] : []),
    ...(parts.some(({ kind }) => !ALLOWED[lensType].includes(kind)) ? [refuse('part-not-allowed')] : []),
    ...(keys.size < parts.length || SINGLE.some(isTwice) ? [refuse('part-twice')] : []),
    ...(has('coating') && !takesCoatings(parts.find(({ kind }) => kind === 'index'))
      ? [refuse('coating-not-possible')]
      : []),
    ...partConflicts(parts).map(refuse),
    ...((needsLens && !has('lensType')) || isWithoutLens ? [refuse('lens-missing')] : []),
    ...(needsLens && !has('index') ? [refuse('index-missing')] : []),
    ...(parts.some(
      (part) => part.kind === 'index' && !frame.indices.some(({ key }) => key === part.index.key),
    )
      ? [refuse('index-not-available')]
      : []),
    ...(prescription !== null && parts.some((part) => !canBeCut(part, frame, prescription))
      ? [refuse('blank-too-small')]
      : []),
    ...checkHeights(frame, prescription, parts),
    ...(prescription !== null && needsLens && needsBothEyes && isByInstrument(pupilDistance)
      ? [refuse('pd-by-instrument')]
      : []),
    ...(prescription !== null &&
    needsLens &&
    needsBothEyes &&
    EYES.some((side) => lacksPd(prescription, side))
      ? [refuse('pd-missing')]
      : []),
    ...parts.flatMap((part) =>
      needsLens && part.kind === 'lensType' ? checkDesign(part, frame, prescription, parts) : [],
    ),
  ]
}

/** A balance lens follows the other eye. */
const lacksPd = (prescription: Prescription, side: EyeSide): boolean =>
  side !== prescription.balance && prescription[side].pd === undefined

type DesignPart = Extract<RxPart, { kind: 'lensType' }>

function checkHeights(
  { lensHeight }: ConfigurableFrame,
  prescription: Prescription | null,
  parts: readonly RxPart[],
): ConfigurationCheck[] {
  const kind = prescription && fittingHeightFault(prescription, lensHeight, progressiveCorridor(parts))
  return kind ? [{ field: 'hpd', eye: 'both', grade: 'refused', kind }] : []
}

/** The corridor of a design among the chosen parts: before an index is chosen, the shortest. */
function corridorAmong(parts: readonly RxPart[], part: DesignPart): Corridor | null {
  const isOpen = !parts.some(({ kind }) => kind === 'index')
  return corridorOf(part, isOpen || hasShortCorridor(parts) ? 'short' : 'normal')
}

/** Whether the raw lens is large enough for both eyes, as far as their distances are known. */
const canBeCut = (part: RxPart, { place }: ConfigurableFrame, prescription: Prescription): boolean =>
  part.kind !== 'index' ||
  EYES.every((side) => {
    const centre = place && lensCentre(prescription[side], side, place)
    return !centre || fitsBlank(reachFrom(centre, place.outline), part.index.index, part.diameter)
  })

function checkDesign(
  part: DesignPart,
  { lensHeight }: ConfigurableFrame,
  prescription: Prescription | null,
  parts: readonly RxPart[],
): ConfigurationCheck[] {
  const lowFrame = holdsCorridor(lensHeight, corridorAmong(parts, part))
    ? []
    : [{ field: 'parts', eye: 'both', grade: 'refused', kind: 'frame-too-low' } as const]
  if (prescription === null) return lowFrame
  const hasAddition = isProgressive(prescription)
  if (part.design === 'single-vision')
    return hasAddition ? [{ field: 'addition', eye: 'both', grade: 'confirm', kind: 'addition-unused' }] : []
  return [
    ...(hasAddition
      ? []
      : [{ field: 'addition', eye: 'both', grade: 'refused', kind: 'addition-missing' } as const]),
    ...lowFrame,
  ]
}
