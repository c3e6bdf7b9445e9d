import { EYE_FIELDS, EYES, type EyeField, type Prescription } from '#domain/prescription/eye-field.ts'
import {
  type Affirmed,
  affirmedOf,
  lacksPrescriptionValues,
  lacksPupilDistance,
  prescriptionValuesOf,
} from '#domain/prescription/made-to-measure.ts'
import { lacksOfficeDistance } from '#domain/prescription/lacks-office-distance.ts'
import { type OfficeDistance, officeDistanceOf } from '#domain/prescription/office-distance.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { isSlipRequired } from '#domain/prescription/slip-required.ts'
import type { PrescriptionValidity } from '#domain/prescription/validity.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { checkLateValues } from './late-values.ts'
import type { Order, OrderItem } from './order.ts'
import { partsOfPair } from './parts-of-pair.ts'

/** The values of a pair that was ordered without them, or without the distance of the pupils. `officeDistance` comes with the values, or with those that are known. */
export type AddedValues = {
  group: string
  prescription: Prescription
  pupilDistance?: PupilDistanceSource | undefined
  validity?: PrescriptionValidity | undefined
  officeDistance?: OfficeDistance | undefined
  affirmed: Affirmed
}

/** The `textVersion` of values that the shop has read from a picture of a slip. */
export const READ_BY_SHOP = 'operator'

/** impossible: no such pair waits for values in this order, or lenses cannot be made to these. */
export type AddedValuesFailure = 'unknown' | 'impossible'

/** Whether the frame of a pair still waits for its values. What was cancelled, returned or sent needs none. */
export const waitsForValues = (order: Pick<Order, 'packages'>, item: OrderItem): boolean =>
  isStillToMake(order, item) && lacksPrescriptionValues(item)

/** Whether nobody has compared the values of a frame with the slip that they are from, in a country where an optician has to. */
const lacksSlip = ({ shop, placedAt }: Pick<Order, 'placedAt' | 'shop'>, item: OrderItem): boolean =>
  isSlipRequired(shop.country) &&
  item.itemGroup?.isMainItem === true &&
  item.customData['lensType'] === 'type_ei' &&
  prescriptionValuesOf(item) !== null &&
  !wasReadByShop(item, placedAt) &&
  typeof item.customData['slipSeenAt'] !== 'string'

/** A pair that is bought again keeps who affirmed its values: its slip was seen for another order. */
function wasReadByShop(item: OrderItem, placedAt: string): boolean {
  const affirmed = affirmedOf(item)
  return affirmed?.textVersion === READ_BY_SHOP && Date.parse(affirmed.at) >= Date.parse(placedAt)
}

/** Of an order: what decides whether a pair waits. */
export type WaitingOrder = Pick<Order, 'packages' | 'placedAt' | 'shop'>

/** Whether the frame of a pair waits for an optician to see the slip of its values. What is being made already waits for nothing. */
export const waitsForSlip = (order: WaitingOrder, item: OrderItem): boolean =>
  isStillToMake(order, item) && lacksSlip(order, item)

/** What a pair can wait for from its buyer, in the order in which they are asked: its values, the distances of office lenses, or the slip of the values. */
export const AWAITED = ['values', 'office', 'slip'] as const
export type Awaited = (typeof AWAITED)[number]

/** Null for nothing. */
export function awaitedOf(order: WaitingOrder & Pick<Order, 'items'>, item: OrderItem): Awaited | null {
  if (waitsForValues(order, item)) return 'values'
  if (waitsForOfficeDistance(order, item)) return 'office'
  return waitsForSlip(order, item) ? 'slip' : null
}

/** Whether the lenses of a pair cannot be made yet: something is missing that its buyer sends, or has measured. No day of delivery is known. */
export const areLensesWaiting = (order: WaitingOrder & Pick<Order, 'items'>, item: OrderItem): boolean =>
  awaitedOf(order, item) !== null || waitsForDistance(order, item)

/** Whether the frame of a pair waits for nothing but the distance of its customer's pupils. */
export const waitsForDistance = (order: Pick<Order, 'packages'>, item: OrderItem): boolean =>
  isStillToMake(order, item) && lacksPupilDistance(item)

/** Whether the frame of a pair with lenses for the office waits for the distances at which these have to be sharp. */
export const waitsForOfficeDistance = (order: Pick<Order, 'items' | 'packages'>, item: OrderItem): boolean =>
  isStillToMake(order, item) &&
  item.itemGroup?.isMainItem === true &&
  lacksOfficeDistance(
    item,
    partsOfPair(item, order.items).map((each) => each.item),
  )

const isStillToMake = ({ packages }: Pick<Order, 'packages'>, item: OrderItem): boolean =>
  item.status === 'available' &&
  packages.some(({ id, deliveryStatus }) => id === item.packageId && deliveryStatus === 'open')

/**
 * The items with the values of a pair. The same values again change nothing, but that the shop has seen them on their slip; values that are
 * there already are never replaced; missing distances of office lenses are added to them. A missing pupillary distance is added to them, and who affirmed the others stays. Values that the frame or the
 * lenses of the order do not allow are refused as they are before an order.
 */
export function addValues(
  order: WaitingOrder & Pick<Order, 'items'>,
  values: AddedValues,
): Result<OrderItem[], 'impossible'> {
  const { group, prescription, pupilDistance, validity, officeDistance, affirmed } = values
  const frame = order.items.find(({ itemGroup }) => itemGroup?.id === group && itemGroup.isMainItem)
  if (frame === undefined) return fail('impossible')
  const present = prescriptionValuesOf(frame)
  const itemsWith = (customData: OrderItem['customData']) =>
    order.items.map((item) => (item === frame ? { ...item, customData } : item))
  if (present !== null && isSame(present, prescription)) {
    if (officeDistance !== undefined && !isSameDistance(officeDistance, officeDistanceOf(frame)))
      return waitsForOfficeDistance(order, frame)
        ? ok(itemsWith({ ...frame.customData, officeDistance }))
        : fail('impossible')
    const isSeen =
      officeDistance === undefined && affirmed.textVersion === READ_BY_SHOP && waitsForSlip(order, frame)
    return ok(isSeen ? itemsWith({ ...frame.customData, slipSeenAt: affirmed.at }) : order.items)
  }
  const isRefused = checkLateValues(frame, order.items, { prescription, pupilDistance }).checks.some(
    ({ grade }) => grade === 'refused',
  )
  const isDistance =
    waitsForDistance(order, frame) && present !== null && isSame(present, prescription, MEASURED)
  if (isRefused || !(isDistance || waitsForValues(order, frame))) return fail('impossible')
  const items = itemsWith({
    ...frame.customData,
    prescriptionValues: prescription,
    ...(pupilDistance && { pupilDistance }),
    ...(!isDistance && { affirmed, ...(validity && { prescriptionValidity: validity }) }),
  })
  return officeDistance ? addValues({ ...order, items }, values) : ok(items)
}

const isSameDistance = (one: OfficeDistance, other: OfficeDistance | undefined): boolean =>
  one.room === other?.room && one.near === other.near

/** What is measured where the frame is fitted. */
const MEASURED: readonly EyeField[] = ['pd', 'hpd']

const isSame = (one: Prescription, other: Prescription, but: readonly EyeField[] = []): boolean =>
  one.use === other.use &&
  one.balance === other.balance &&
  EYES.every((eye) =>
    EYE_FIELDS.every((field) => but.includes(field) || one[eye][field] === other[eye][field]),
  )
