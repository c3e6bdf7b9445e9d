import type { TableCell } from 'pdfmake'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { plainAmount } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import type { Order } from '#domain/order/order.ts'
import type { PickingRow } from '#domain/order/picking-list.ts'
import { boxLine } from '#domain/prescription/box-line.ts'
import { goodsCell, lensEyes } from './goods-cell.ts'

/** What the carrier has to collect for an order. */
type CashRow = { order: Pick<Order, 'id' | 'currencyCode'>; amount: Minor }

/**
 * A picking list as PDF, in English like the operator's command: one row for each kind of goods, with a box to tick, then what is to be
 * collected in cash.
 */
export async function renderPickingList(
  rows: readonly PickingRow[],
  cash: readonly CashRow[] = [],
): Promise<Buffer> {
  const { renderPdf, pdfTable } = await import('./pdf-document.ts')
  const numbers = new Set(rows.flatMap(({ orders }) => orders.map(({ id }) => id)))
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0)
  return renderPdf({
    title: 'Picking list',
    lang: 'en',
    footer: (page, pages) => `Page ${page} of ${pages}`,
    content: [
      { text: 'Picking list', style: 'title', margin: [0, 0, 0, 4] },
      { text: `Orders: ${numbers.size}, pieces: ${pieces}`, margin: [0, 0, 0, 16] },
      pdfTable(
        [20, '*', 110, 130, 40],
        [['', 'Goods', 'Reference', 'Orders', 'Pieces'].map(heading), ...rows.map(rowOf)],
      ),
      ...cash.map(({ order: { id, currencyCode }, amount }, at) => ({
        text: `Cash on delivery, order ${formatOrderNumber(id)}: ${plainAmount(amount)} ${currencyCode}`,
        margin: [0, at === 0 ? 16 : 0, 0, 4] as [number, number, number, number],
      })),
    ],
  })
}

const heading = (text: string, at: number): TableCell => ({
  text,
  bold: true,
  alignment: at === 4 ? 'right' : 'left',
})

const rowOf = ({ item, parts, pieces, orders }: PickingRow): TableCell[] => [
  { canvas: [{ type: 'rect', x: 0, y: 1, w: 11, h: 11, lineColor: '#0b1b2b', lineWidth: 0.75 }] },
  goodsCell(
    item,
    parts,
    lensEyes(item)
      .slice(0, 1)
      .map(([, eye]) => boxLine(eye, 'en')),
  ),
  item.variant.referenceKey,
  orders.map(({ id, pieces: own }) => `${formatOrderNumber(id)}${own > 1 ? ` × ${own}` : ''}`).join('\n'),
  { ...rightOf(String(pieces)), bold: true },
]

const rightOf = (text: string) => ({ text, alignment: 'right' as const })
