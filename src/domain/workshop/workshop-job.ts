import { lineView } from '#domain/basket/line-view.ts'
import { frameConstruction, frameDimensions, frameShape } from '#domain/catalogue/frame-dimensions.ts'
import { lensOutline } from '#domain/frame/lens-outline.ts'
import type { Polygon } from '#domain/frame/polygon.ts'
import type { FrameDimensions } from '#domain/image/render-spec.ts'
import { lacksSlip } from '#domain/order/add-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import {
  type Affirmed,
  affirmedOf,
  isPlanoPair,
  lacksPrescriptionValues,
  lacksPupilDistance,
  prescriptionValuesOf,
} from '#domain/prescription/made-to-measure.ts'
import { planoIndex } from '#domain/prescription/lens-material.ts'
import {
  type PupilDistanceSource,
  pupilDistanceSourceOf,
} from '#domain/prescription/pupil-distance-source.ts'
import { type RxPart, rxPartsOf } from '#domain/prescription/rx-part.ts'
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
}

/**
 * `missing`: these frames wait for their values; `slip`: for an optician who has seen the slip of the values, where the country wants it;
 * `distance`: for the distance of their customer's pupils; `old`: for an optician who accepts values that were too old when they were
 * ordered. `none`: the order has no glasses with lenses, or all of them were cancelled.
 */
export type NoJobs = { kind: 'none' } | { kind: 'missing' | 'slip' | 'distance' | 'old'; frames: string[] }

type JobOrder = Pick<Order, 'id' | 'items' | 'placedAt' | 'shop'>

/**
 * A job for each pair of the order, or of one of its packages, that is made to values or has lenses without power. None of them may wait
 * for its values, nor be held back: the pairs of a parcel go together. With `areOldAccepted` old values are made. A pair has the same number each time.
 */
export function workshopJobs(
  order: JobOrder,
  { packageId, areOldAccepted = false }: { packageId?: number | undefined; areOldAccepted?: boolean } = {},
): Result<WorkshopJob[], NoJobs> {
  const { id, items } = order
  const pairs = items
    .filter(({ itemGroup }) => itemGroup?.isMainItem === true)
    .map((frame, at) => ({ frame, id: `${id}-${at + 1}` }))
    .filter(({ frame }) => frame.status === 'available' && frame.packageId === (packageId ?? frame.packageId))
  for (const [kind, isHeld] of HELD_BACK) {
    const held = pairs.filter(({ frame }) => isHeld(frame, order) && !(kind === 'old' && areOldAccepted))
    if (held.length > 0) return fail({ kind, frames: held.map(({ frame }) => lineView(frame).title) })
  }
  const jobs = pairs.flatMap((pair): WorkshopJob[] => {
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
      },
    ]
  })
  return jobs.length > 0 ? ok(jobs) : fail({ kind: 'none' })
}

/** Why a pair cannot be made yet. */
const HELD_BACK: [Exclude<NoJobs['kind'], 'none'>, (frame: OrderItem, order: JobOrder) => boolean][] = [
  ['missing', lacksPrescriptionValues],
  ['slip', (frame, order) => lacksSlip(order, frame)],
  ['distance', lacksPupilDistance],
  ['old', (frame, { placedAt }) => prescriptionValuesOf(frame) !== null && wereValuesOld(frame, placedAt)],
]

const PLANO: Prescription = { right: { sphere: 0 }, left: { sphere: 0 } }

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

function partsOf(frame: OrderItem, items: readonly OrderItem[]): WorkshopJob['parts'] {
  const isOfPair = (item: OrderItem) =>
    item !== frame && item.itemGroup?.id === frame.itemGroup?.id && item.status === 'available'
  return items.filter(isOfPair).flatMap((item) =>
    rxPartsOf({ ...item.product, variants: [item.variant] }).map((part) => ({
      name: lineView(item).title,
      part,
    })),
  )
}
