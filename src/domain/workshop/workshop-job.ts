import { lineView } from '#domain/basket/line-view.ts'
import { frameConstruction, frameDimensions, frameShape } from '#domain/catalogue/frame-dimensions.ts'
import { lensOutline } from '#domain/frame/lens-outline.ts'
import type { Polygon } from '#domain/frame/polygon.ts'
import type { FrameDimensions } from '#domain/image/render-spec.ts'
import { waitsForOfficeDistance, waitsForSlip } from '#domain/order/add-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { partsOfPair } from '#domain/order/parts-of-pair.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import {
  type Affirmed,
  affirmedOf,
  isPlanoPair,
  lacksPrescriptionValues,
  lacksPupilDistance,
  prescriptionValuesOf,
} from '#domain/prescription/made-to-measure.ts'
import { corridorLength, progressiveCorridor } from '#domain/prescription/fitting-height.ts'
import { needsOpticianCheck } from '#domain/prescription/optician-check.ts'
import { type OfficeDistance, officeDistanceOf } from '#domain/prescription/office-distance.ts'
import { planoIndex } from '#domain/prescription/lens-material.ts'
import {
  type PupilDistanceSource,
  pupilDistanceSourceOf,
} from '#domain/prescription/pupil-distance-source.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import { toMinusCylinder } from '#domain/prescription/transpose.ts'
import { wereValuesOld } from '#domain/prescription/validity.ts'

/** Of one pair, with what the workshop needs to make it. */
export type WorkshopJob = {
  /** The order's number, with the number of the pair behind it. */
  id: string
  frame: OrderItem
  /** Null where the frame's measures or its shape are not known. `outline` is that of the left lens from the front; mm. */
  shape: {
    outline: Polygon
    dimensions: FrameDimensions
    rim: 'full' | 'nylor' | 'rimless'
    isWire: boolean
  } | null
  /** Lenses without power: nobody has given values. */
  isPlano: boolean
  /** Of lenses without power, which have no index of their own; null for others. */
  planoIndex: 1.5 | 1.6 | null
  /** In minus-cylinder form. */
  prescription: Prescription
  parts: { name: string; part: RxPart }[]
  affirmed: Affirmed | null
  pupilDistance: PupilDistanceSource | undefined
  officeDistance: OfficeDistance | undefined
  /** Of progressive lenses, in whole mm; null for others, and where the fitting heights are not known. */
  corridorLength: number | null
  /** Nobody has measured at which height its lenses are put, which they need. */
  lacksHeights: boolean
}

/**
 * `missing`: these frames wait for their values; `slip`: for an optician who has seen the slip of the values, where the country wants it;
 * `distance`: for the distance of their customer's pupils; `office`: for the distances at which lenses for the office have to be sharp; `old`: for an optician who accepts values that were too old when they were
 * ordered; `prism`: for an optician who checks a prism that is rarely right without a talk. `none`: the order has no glasses with lenses, or all of them were cancelled.
 */
export type NoJobs = { kind: 'none' } | HeldBack

export type HeldBack = {
  kind: 'missing' | 'slip' | 'distance' | 'office' | 'old' | 'prism'
  frames: string[]
}

type JobOrder = Pick<Order, 'id' | 'items' | 'packages' | 'placedAt' | 'shop'>

type Which = { packageId?: number | undefined; areOldAccepted?: boolean; isPrismChecked?: boolean }

/**
 * A job for each pair of the order, or of one of its packages, that is made to values or has lenses without power. None of them may wait
 * for its values, nor be held back: the pairs of a parcel go together. With `areOldAccepted` old values are made, with
 * `isPrismChecked` any prism. A pair has the same number each time.
 */
export function workshopJobs(order: JobOrder, which: Which = {}): Result<WorkshopJob[], NoJobs> {
  const { items } = order
  const held = heldBack(order, which)
  if (held !== null) return fail(held)
  const jobs = pairsOf(order, which).flatMap((pair): WorkshopJob[] => {
    const { frame } = pair
    const parts = partsOf(frame, items)
    const isPlano = isPlanoPair(frame) && parts.length > 0
    const values = isPlano ? PLANO : prescriptionValuesOf(frame)
    if (values === null) return []
    const affirmed = affirmedOf(frame)
    const pupilDistance = pupilDistanceSourceOf(frame)
    const prescription = inMinusForm(values)
    const hasIndex = parts.some(({ part }) => part.kind === 'index')
    const rim = isPlano && !hasIndex ? frameConstruction(frame.product.attributes).rim : null
    const material = rim && planoIndex(rim)
    const corridor = progressiveCorridor(parts.map(({ part }) => part))
    return [
      {
        ...pair,
        shape: shapeOf(frame),
        isPlano,
        planoIndex: material,
        prescription,
        parts,
        affirmed,
        pupilDistance,
        officeDistance: officeDistanceOf(frame),
        corridorLength: corridor && corridorLength(values, corridor),
        lacksHeights:
          parts.some(({ part }) => needsHeight(part)) && EYES.some((eye) => values[eye].hpd === undefined),
      },
    ]
  })
  return jobs.length > 0 ? ok(jobs) : fail({ kind: 'none' })
}

/** The pairs of packages that nobody has worked on yet and that must not be sent either: they cannot be made yet. Null for none. */
export const heldBeforeWork = (order: JobOrder, packageId?: number): HeldBack | null => {
  const isOpen = (item: OrderItem) =>
    order.packages.some(({ id, deliveryStatus }) => id === item.packageId && deliveryStatus === 'open')
  return heldBack({ ...order, items: order.items.filter(isOpen) }, { packageId })
}

function heldBack(order: JobOrder, which: Which): HeldBack | null {
  const pairs = pairsOf(order, which)
  const isAccepted = (kind: HeldBack['kind']) =>
    (kind === 'old' && which.areOldAccepted) || (kind === 'prism' && which.isPrismChecked)
  for (const [kind, isHeld] of HELD_BACK) {
    const held = pairs.filter(({ frame }) => !isAccepted(kind) && isHeld(frame, order))
    if (held.length > 0) return { kind, frames: held.map(({ frame }) => lineView(frame).title) }
  }
  return null
}

const pairsOf = ({ id, items }: JobOrder, { packageId }: Which): Pick<WorkshopJob, 'id' | 'frame'>[] =>
  items
    .filter(({ itemGroup }) => itemGroup?.isMainItem === true)
    .map((frame, at) => ({ frame, id: `${id}-${at + 1}` }))
    .filter(({ frame }) => frame.status === 'available' && frame.packageId === (packageId ?? frame.packageId))

const PLANO: Prescription = { right: { sphere: 0 }, left: { sphere: 0 } }

/** Why a pair cannot be made yet. */
const HELD_BACK: [HeldBack['kind'], (frame: OrderItem, order: JobOrder) => boolean][] = [
  ['missing', lacksPrescriptionValues],
  ['slip', (frame, order) => waitsForSlip(order, frame)],
  ['distance', lacksPupilDistance],
  ['office', (frame, order) => waitsForOfficeDistance(order, frame)],
  ['old', (frame, { placedAt }) => prescriptionValuesOf(frame) !== null && wereValuesOld(frame, placedAt)],
  ['prism', (frame) => needsOpticianCheck(prescriptionValuesOf(frame) ?? PLANO)],
]

/** Lenses for more than one distance are put at the height of the pupils. */
const needsHeight = (part: RxPart): boolean => part.kind === 'lensType' && part.leastHeights !== null

const inMinusForm = ({ right, left, ...rest }: Prescription): Prescription => ({
  ...rest,
  right: toMinusCylinder(right),
  left: toMinusCylinder(left),
})

function shapeOf({ product, variant }: OrderItem): WorkshopJob['shape'] {
  const dimensions = frameDimensions(variant.attributes, product.attributes)
  const shape = frameShape(product.attributes)
  if (dimensions === null || shape === null) return null
  const outline = lensOutline(shape, dimensions.lensWidth, dimensions.lensHeight)
  return { outline, dimensions, ...frameConstruction(product.attributes) }
}

const partsOf = (frame: OrderItem, items: readonly OrderItem[]): WorkshopJob['parts'] =>
  partsOfPair(frame, items).map(({ item, part }) => ({ name: lineView(item).title, part }))
