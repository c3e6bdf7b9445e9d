import type { TableCell } from 'pdfmake'
import { lineView } from '#domain/basket/line-view.ts'
import { notation } from '#domain/catalogue/measurement.ts'
import type { OrderItem } from '#domain/order/order.ts'

/** A line for those who pack it: name, size, colour and package. What the buyer chose may be the values of an eye. */
export function goodsCell(item: OrderItem, parts: readonly OrderItem[] = []): TableCell {
  const { title, details } = lineView({ ...item, displayData: {} })
  const measures = notation(item.variant.attributes)
  const size = measures ? [`${measures.lens}-${measures.bridge}-${measures.temple}`] : []
  const below = [[...size, ...details].join(', '), ...parts.map((part) => `+ ${lineView(part).title}`)]
  const quiet = below.flatMap((line) => (line === '' ? [] : [`\n${line}`])).join('')
  return { text: [title, { text: quiet, style: 'quiet' }] }
}
