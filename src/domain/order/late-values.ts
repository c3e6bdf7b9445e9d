import { checkConfiguration, type ConfigurationCheck } from '#domain/prescription/configuration.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { framePlace } from '#domain/prescription/frame-place.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { lacksPrescriptionValues, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { withUse } from '#domain/prescription/missing-facts.ts'
import { isProgressive } from '#domain/prescription/is-progressive.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import type { LensDesign, RxPart } from '#domain/prescription/rx-part.ts'
import type { OrderItem } from './order.ts'
import { partsOfPair } from './parts-of-pair.ts'

/** Values that follow an order, with where their pupil distance comes from. */
type LateValues = { prescription: Prescription; pupilDistance?: PupilDistanceSource | undefined }

/** What makes a pair impossible in the frame and the lenses that were ordered, whatever else the values are. */
export const ORDER_OBSTACLES = ['blank-too-small', 'frame-too-low'] as const
export type OrderObstacle = (typeof ORDER_OBSTACLES)[number]

/** What is wrong with values in the lenses that were ordered; the parts themselves were settled by the order. */
const OF_PARTS: readonly ConfigurationCheck['kind'][] = [...ORDER_OBSTACLES, 'pd-by-instrument', 'pd-missing']

/** What a distance of the pupils that follows known values decides. */
const OF_DISTANCE: readonly ConfigurationCheck['kind'][] = [
  'blank-too-small',
  'pd-by-instrument',
  'pd-missing',
]

/** What is measured where the frame is fitted. */
const MEASURED: ReadonlySet<ConfigurationCheck['field']> = new Set(['pd', 'hpd'])

/** The parts of a pair as they were ordered. */
export const orderedParts = (frame: OrderItem, items: readonly OrderItem[]): RxPart[] =>
  partsOfPair(frame, items).map(({ part }) => part)

/** The design of ordered lenses; undefined where the order has none. */
export const orderedDesign = (parts: readonly RxPart[]): LensDesign | undefined =>
  parts.find((part) => part.kind === 'lensType')?.design

/**
 * The values as they are made in the frame and the lenses that were ordered, and what there is to say about them: the same checks as before an order.
 * Values with an addition say for which distance lenses of one power are made from them. Where the values are known and lack their distance
 * alone, they stay as they are, and only what is refused of that counts: the order has settled the rest.
 */
export function checkLateValues(
  frame: OrderItem,
  items: readonly OrderItem[],
  { prescription: values, pupilDistance }: LateValues,
): { prescription: Prescription; checks: ConfigurationCheck[] } {
  const parts = orderedParts(frame, items)
  const context = { ...framePlace(frame.product, frame.variant), indices: LENS_INDICES, lensTypes: undefined }
  const chosen = { parts, unknown: [], pupilDistance }
  const { prescription, checks } = checkConfiguration(context, 'type_ei', values, chosen)
  const design = orderedDesign(parts)
  const ofOrder = checks.filter(({ field, kind }) => field !== 'parts' || OF_PARTS.includes(kind))
  if (prescriptionValuesOf(frame) !== null && !lacksPrescriptionValues(frame))
    return {
      prescription,
      checks: ofOrder.filter(
        ({ field, kind, grade }) => grade !== 'refused' || MEASURED.has(field) || OF_DISTANCE.includes(kind),
      ),
    }
  const isUseMissing =
    design === 'single-vision' && isProgressive(prescription) && prescription.use === undefined
  return {
    prescription: design === undefined ? prescription : withUse(prescription, design),
    checks: [
      ...ofOrder,
      ...(isUseMissing
        ? [{ field: 'addition', eye: 'both', grade: 'refused', kind: 'use-missing' } as const]
        : []),
    ],
  }
}
