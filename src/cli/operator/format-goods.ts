import { lineView } from '#domain/basket/line-view.ts'
import { waitsForOfficeDistance, waitsForSlip } from '#domain/order/add-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { EYE_FIELDS, EYES, type Eye } from '#domain/prescription/eye-field.ts'
import { formatEyeValue } from '#domain/prescription/format-eye-value.ts'
import { lacksPrescriptionValues, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { officeDistanceOf } from '#domain/prescription/office-distance.ts'
import { printableLine } from './printable.ts'

/** The command writes English, with a decimal point like its amounts. */
const INTL = 'en'

/** Variant, size, colour and the other options of an item, and the values that it is made to. */
export function formatGoods(
  order: Pick<Order, 'items' | 'packages' | 'placedAt' | 'shop'>,
  item: OrderItem,
): string[] {
  const { details, notation: size } = lineView(item)
  const { id, referenceKey } = item.variant
  const options = [
    `variant ${id}`,
    referenceKey,
    ...(size ? [`size ${size.lens}-${size.bridge}-${size.temple}`] : []),
    ...details,
  ]
  const values = prescriptionValuesOf(item)
  const missing = lacksPrescriptionValues(item) ? ['values: not here yet'] : []
  const eyes =
    values === null
      ? missing
      : EYES.map(
          (side) => `${side}: ${values.balance === side ? 'balance lens, ' : ''}${formatEye(values[side])}`,
        )
  const use = values?.use ? [`use: ${values.use}`] : []
  const distances = officeDistanceOf(item)
  const office = [
    ...(distances ? [`office: ${distances.near} cm to ${distances.room} cm`] : []),
    ...(waitsForOfficeDistance(order, item) ? ['office distances: not here yet'] : []),
  ]
  const slip = waitsForSlip(order, item) ? ['slip: not seen yet'] : []
  return [options.join(', '), ...eyes, ...use, ...office, ...slip].map(
    (line) => `      ${printableLine(line)}`,
  )
}

const formatEye = (eye: Eye): string =>
  [
    ...EYE_FIELDS.flatMap((field) =>
      eye[field] === undefined ? [] : [`${NAMES[field]} ${formatEyeValue(field, eye[field], INTL)}`],
    ),
    ...(eye.additionName === undefined ? [] : [`addition ${eye.additionName}`]),
    ...(eye.color === undefined ? [] : [`colour ${eye.color}`]),
  ].join(', ') || 'no values'

const NAMES: Record<(typeof EYE_FIELDS)[number], string> = {
  sphere: 'sphere',
  cylinder: 'cylinder',
  axis: 'axis',
  addition: 'addition',
  prism: 'prism',
  prismBase: 'base',
  pd: 'PD',
  hpd: 'height',
  baseCurve: 'base curve',
  diameter: 'diameter',
}
