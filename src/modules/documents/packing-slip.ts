import { labelled } from '#domain/text/labelled.ts'
import type { Content, TableCell } from 'pdfmake'
import { basketEntries } from '#domain/basket/basket-entries.ts'
import { isRxService } from '#domain/catalogue/rx-product.ts'
import type { Order, OrderItem, OrderPackage } from '#domain/order/order.ts'
import { boxLine } from '#domain/prescription/box-line.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { goodsCell, lensEyes } from './goods-cell.ts'
import { columnHeadings, documentHeader, orderFact, rightAligned } from './invoice-parts.ts'
import { carrierName, cashRows, variantOf } from './order-format.ts'

/**
 * The slip that lies in a package, as PDF in the language of the order; a page for each package. Without prices, because a parcel may be
 * a present and the invoice goes to the buyer's mailbox. Of the values of an eye it has those that stand on boxes of contact lenses.
 */
export async function renderPackingSlip(order: Order, packages: readonly OrderPackage[]): Promise<Buffer> {
  const { renderPdf, pdfTable } = await import('./pdf-document.ts')
  const variant = variantOf(order)
  const translate = translatorOf(variant)
  const { intl } = VARIANTS[variant]
  const customMade = customMadeKeys(order.items)
  const { collectionPoint: point } = order.shipping
  const lensLines = (item: OrderItem): string[] =>
    lensEyes(item).map(([side, eye]) =>
      labelled(translate(`prescription.value.${side}`), boxLine(eye, intl), intl),
    )
  const pageOf = (parcel: OrderPackage, at: number): Content => {
    const { id, carrierKey } = parcel
    const facts = [
      orderFact(order, translate),
      translate('order.parcel', {
        number: order.packages.findIndex((each) => each.id === id) + 1,
        count: order.packages.length,
      }),
      ...(point
        ? [labelled(translate('order.address.point'), point.name, intl)]
        : [labelled(translate('order.sum.delivery'), carrierName(carrierKey, translate), intl)]),
      ...cashRows(order, [parcel], translate).map(([label, amount]) => labelled(label, amount, intl)),
    ]
    const address = order.address.forward ?? order.address.shipping
    const packed = order.items.filter(
      ({ packageId, status, product }) => packageId === id && status !== 'cancelled' && !isRxService(product),
    )
    const rows = basketEntries(packed).map(({ main, parts }): TableCell[] => [
      goodsCell(
        main,
        parts,
        lensLines(main),
        parts.some(({ key }) => customMade.has(key)) ? [translate('checkout.custom')] : [],
      ),
      rightAligned(String(main.quantity)),
    ])
    return {
      stack: [
        ...documentHeader(order, translate, translate('order.slip.title'), facts, address),
        pdfTable(['*', 60], [columnHeadings(['item', 'quantity'], translate), ...rows]),
        { text: translate('order.slip.invoice'), margin: [0, 24, 0, 0] },
      ],
      ...(at > 0 && { pageBreak: 'before' }),
    }
  }
  return renderPdf({
    title: `${translate('order.slip.title')} ${order.id}`,
    lang: intl,
    footer: (page, pages) => translate('order.paper.page', { page, pages }),
    content: packages.map(pageOf),
  })
}
