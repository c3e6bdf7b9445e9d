import type { TableCell } from 'pdfmake'
import { lineView, plainDetails } from '#domain/basket/line-view.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { EYES, type Eye, type EyeSide } from '#domain/prescription/eye-field.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'

/**
 * A line for those who pack it: name, size, colour and package. What the buyer chose may be the values of an eye; those of contact lenses,
 * which tell their boxes apart, are lines of their own (`lensLines`). `notes` are said about a pair.
 */
export function goodsCell(
  item: OrderItem,
  parts: readonly OrderItem[] = [],
  lensLines: readonly string[] = [],
  notes: readonly string[] = [],
): TableCell {
  const view = lineView({ ...item, displayData: {} })
  const below = [
    plainDetails(view).join(', '),
    ...lensLines,
    ...parts.map((part) => `+ ${lineView(part).title}`),
    ...notes,
  ]
  const quiet = below.flatMap((line) => (line === '' ? [] : [`\n${line}`])).join('')
  return { text: [view.title, { text: quiet, style: 'quiet' }] }
}

/** The values of contact lenses by the eye that they are for; none for glasses, whose values belong to the workshop. */
export function lensEyes(item: OrderItem): [EyeSide, Eye][] {
  const values = item.itemGroup ? null : prescriptionValuesOf(item)
  return values === null
    ? []
    : EYES.map((side): [EyeSide, Eye] => [side, values[side]]).filter(
        ([, eye]) => Object.keys(eye).length > 0,
      )
}
