import type { TableCell } from 'pdfmake'
import { lineView } from '#domain/basket/line-view.ts'
import type { OrderItem } from '#domain/order/order.ts'

/** A line for those who pack it: name, size, colour and package. What the buyer chose may be the values of an eye. */
export function goodsCell(item: OrderItem, parts: readonly OrderItem[] = []): TableCell {
  const { title, notation, details } = lineView({ ...item, displayData: {} })
  const size = notation ? [`${notation.lens}-${notation.bridge}-${notation.temple}`] : []
  const below = [[...size, ...details].join(', '), ...parts.map((part) => `+ ${lineView(part).title}`)]
  return {
    text: [title, { text: below.filter(Boolean).map((line) => `\n${line}`), style: 'quiet' }],
  }
}
