import { labelled } from '#domain/text/labelled.ts'
import type { Content, TableCell } from 'pdfmake'
import { basketEntries } from '#domain/basket/basket-entries.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { returnedPieces } from '#domain/order/unbilled-pieces.ts'
import { type ReturnAddress, returnAddressLines } from '#domain/shop/return-address.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'
import { goodsCell } from './goods-cell.ts'
import { columnHeadings, type DocumentFile, orderFact, pdfFile, rightAligned } from './invoice-parts.ts'
import { variantOf } from './order-format.ts'
import { qrCode } from './qr-code.ts'

/** `items` are the lines that come back; `sender` and `goods` are what the buyer typed. */
type ReturnSlip = {
  address: ReturnAddress
  items: readonly OrderItem[]
  sender: string
  goods: string
  reason: string | null
}

/**
 * The slip that lies in a returned parcel, with the label that sticks on it, as PDF in the language of the order. It names neither the
 * buyer's address nor prices: whoever knows the number of an order and its mailbox can open it.
 */
export async function renderReturnSlip(order: Order, slip: ReturnSlip): Promise<DocumentFile> {
  const { renderPdf, pdfTable } = await import('./pdf-document.ts')
  const variant = variantOf(order)
  const translate = translatorOf(variant)
  const { intl } = VARIANTS[variant]
  const rows = basketEntries(slip.items).map(({ main, parts }): TableCell[] => [
    goodsCell(main, parts),
    rightAligned(String(main.quantity - returnedPieces(main))),
  ])
  const title = translate('declaration.slip.title')
  const noted = [
    ...(slip.goods ? [labelled(translate('declaration.goods'), slip.goods, intl)] : []),
    ...(slip.reason ? [labelled(translate('declaration.returnReason'), slip.reason, intl)] : []),
  ]
  const content = await renderPdf({
    title: `${title} ${order.id}`,
    lang: intl,
    footer: (page, pages) => translate('order.paper.page', { page, pages }),
    content: [
      { text: title, style: 'title', margin: [0, 0, 0, 12] },
      { text: orderFact(order, translate), margin: [0, 0, 0, 24] },
      pdfTable(['*', 60], [columnHeadings(['item', 'quantity'], translate), ...rows]),
      ...(noted.length > 0 ? [{ text: noted.join('\n'), margin: [0, 12, 0, 0] } satisfies Content] : []),
      {
        unbreakable: true,
        margin: [0, 24, 0, 0],
        stack: [
          { text: translate('declaration.slip.how') },
          { text: translate(`declaration.return.paid.${slip.address.paidBy}`), margin: [0, 6, 0, 24] },
          label(order, slip, translate),
        ],
      },
    ],
  })
  return pdfFile(`${translate('declaration.slip.file')}-${order.id}`, content)
}

/** Points. */
const CODE_WIDTH = 110

/** The address of returns to be cut out, with the order number as text and as a code. */
function label(order: Order, { address, sender }: ReturnSlip, translate: Translate): Content {
  const { size, path } = qrCode(order.id)
  return {
    table: {
      widths: ['*', CODE_WIDTH],
      body: [
        [
          {
            border: [true, true, false, true],
            margin: [12, 10, 0, 12],
            stack: [
              { text: translate('declaration.slip.from'), style: 'quiet' },
              { text: sender },
              ruledLine(),
              ruledLine(),
              { text: translate('declaration.slip.to'), style: 'quiet', margin: [0, 24, 0, 2] },
              { text: returnAddressLines(address).join('\n'), fontSize: 16, bold: true },
            ],
          },
          {
            border: [false, true, true, true],
            margin: [0, 10, 12, 12],
            stack: [
              {
                svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000000"/></svg>`,
                width: CODE_WIDTH,
              },
              { text: formatOrderNumber(order.id), alignment: 'center' },
            ],
          },
        ],
      ],
    },
    layout: {
      hLineStyle: () => ({ dash: { length: 4 } }),
      vLineStyle: () => ({ dash: { length: 4 } }),
      hLineWidth: () => 0.75,
      vLineWidth: () => 0.75,
    },
  }
}

/** Where the buyer writes their address by hand. The PDF library changes what it lays out, so each line is an object of its own. */
const ruledLine = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 18, x2: 300, y2: 18, lineWidth: 0.5, lineColor: '#4a5866' }],
})
