import type { Content, TableCell } from 'pdfmake'
import type { Order } from '#domain/order/order.ts'
import { transferFacts } from '#domain/transfer/transfer-facts.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { Translate } from '#modules/email/translator.ts'
import { variantOf } from './order-format.ts'
import { qrCode } from './qr-code.ts'

/** How an invoice is paid, with the code that banks of the country read. */
export function paymentPart(order: Order, transfer: Transfer, translate: Translate): Content[] {
  const { intl, country } = VARIANTS[variantOf(order)]
  const facts: Content = {
    table: {
      widths: [110, '*'],
      body: transferFacts(transfer, intl).map(({ name, value }): TableCell[] => [
        { text: translate(`transfer.${name}`), style: 'quiet' },
        value,
      ]),
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 8,
      paddingTop: () => 1,
      paddingBottom: () => 1,
    },
  }
  return [
    {
      unbreakable: true,
      margin: [0, 24, 0, 0],
      stack: [
        { text: translate('transfer.title'), bold: true, fontSize: 12, margin: [0, 0, 0, 6] },
        transfer.code === null
          ? facts
          : {
              columns: [
                { width: '*', stack: [facts] },
                { width: 120, stack: codeStack(transfer.code, translate) },
              ],
            },
        ...(country === 'CH'
          ? [{ text: translate('transfer.bill'), style: 'quiet', margin: [0, 6, 0, 0] } satisfies Content]
          : []),
      ],
    },
  ]
}

const codeStack = (payload: string, translate: Translate): Content[] => {
  const { size, path } = qrCode(payload)
  return [
    {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000000"/></svg>`,
      width: 120,
    },
    { text: translate('transfer.code'), style: 'quiet', alignment: 'center' },
  ]
}
