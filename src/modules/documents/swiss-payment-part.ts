import type { Content } from 'pdfmake'
import { plainAmount } from '#domain/money/format.ts'
import type { Order } from '#domain/order/order.ts'
import { SELLERS } from '#domain/shop/seller.ts'
import { defangText } from '#domain/text/defang-text.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { variantOf } from './order-format.ts'

/** Points: A4 and the height of a Swiss payment part. */
const [PAGE_WIDTH, PAGE_HEIGHT, BILL_HEIGHT] = [595.28, 841.89, 297.64]

const LANGUAGES = { de: 'DE', fr: 'FR', it: 'IT' } as const

/** The payment part with receipt of a Swiss invoice, at the foot of a page of its own. */
export async function swissPaymentPart(
  order: Order,
  { account, reference, amount }: Transfer,
): Promise<Content> {
  const { SwissQRBill } = await import('swissqrbill/svg')
  const { language, country } = VARIANTS[variantOf(order)]
  const seller = SELLERS[country]
  const { recipient, ...billing } = order.address.billing
  const [, sellerCountry = country, zip = '', city = ''] = /^(\w\w)-(\S+) (.+)$/.exec(seller.city) ?? []
  const bill = new SwissQRBill(
    {
      currency: 'CHF',
      amount: Number(plainAmount(amount)),
      reference: reference.value,
      creditor: {
        name: account.holder,
        account: account.iban,
        address: seller.street,
        zip,
        city,
        country: sellerCountry,
      },
      debtor: {
        name: field(recipient.company ?? `${recipient.firstName} ${recipient.lastName}`, 70),
        address: field(`${billing.street} ${billing.houseNumber}`, 70),
        zip: field(billing.zipCode, 16),
        city: field(billing.city, 35),
        country: billing.countryCode,
      },
      message: `R-${order.id}`,
    },
    { language: LANGUAGES[language === 'fr' || language === 'it' ? language : 'de'], fontName: 'Helvetica' },
  )
  // The PDF library scales only what has a view box. Its unit is the pixel, 96 to the inch.
  const svg = bill.toString().replace('<svg ', '<svg viewBox="0 0 793.7 396.85" ')
  return {
    svg,
    width: PAGE_WIDTH,
    // The built-in font that the payment part prescribes has Western European letters only.
    font: /[^\n -\u00FF]/.test(svg) ? 'sans' : 'Helvetica',
    pageBreak: 'before',
    absolutePosition: { x: 0, y: PAGE_HEIGHT - BILL_HEIGHT },
  }
}

/** What a customer typed, in the letters and the length that the payment part takes. */
const field = (typed: string, max: number): string =>
  defangText(typed, max + 1)
    .replaceAll(/[^\u0020-\u007E\u00A0-\u017F]/gu, '')
    .trim()
    .slice(0, max) || '-'
