import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { demandsFact, type InvoiceFact } from '#domain/order/invoice-fact.ts'
import type { Fee } from '#domain/order/order.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import { vatNumber, SELLERS } from '#domain/shop/seller.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

const fee: Fee = { category: 'delivery', key: 'dhl-home', amount: { withTax: minor(1000) } }

/** 300 of goods at 20 %, 100 at 8 %: of a fee of 10, 7.50 and 2.50. */
function bought(variant: VariantCode) {
  const { shopId: id, currency } = VARIANTS[variant]
  const priced = (withTax: number, tax: number, rate: number) => {
    const unit = aPrice(withTax, {
      withoutTax: minor(withTax - tax),
      tax: { vat: { amount: minor(tax), rate } },
      currencyCode: currency,
    })
    return { unit, total: unit }
  }
  const prices = { i1: priced(30000, 5000, 0.2), i2: priced(10000, 741, 0.08) }
  const items = Object.entries(prices).map(([key, price]) => anItem(key, { price }))
  const order = anOrder()
  const { billing } = order.address
  const recipient = { ...billing.recipient, company: 'Berg', taxNumber: 'PL1234563218' }
  return anOrder({
    currencyCode: currency,
    shop: { ...order.shop, id },
    items: Object.entries(prices).map(([key, price]) => anOrderItem(key, { price })),
    cost: orderCost({ ...emptyBasket(currency), items }, [fee]),
    address: { ...order.address, billing: { ...billing, recipient } },
    packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
    history: [{ at: '2026-11-25T10:00:00Z', action: { event: 'ship' } }],
  })
}

/** Pieces of a line stand apart, and each language writes figures in its own way. */
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f.,’]/g, '')

/** What shows each fact. */
const SHOWN: Record<InvoiceFact, (variant: VariantCode) => string[]> = {
  seller: (variant) => {
    const { name, street, city } = SELLERS[VARIANTS[variant].country]
    return [name, street, city]
  },
  'seller-tax-number': (variant) => [vatNumber(VARIANTS[variant].country, VARIANTS[variant].language)],
  buyer: () => ['Anna Berg', 'Hauptstraße 5', '80331 München'],
  'buyer-tax-number': () => ['PL1234563218'],
  number: () => ['R-123456789012'],
  'issue-date': (variant) => [formatDay('2026-11-21', VARIANTS[variant].intl)],
  'supply-date': (variant) => [formatDay('2026-11-25', VARIANTS[variant].intl)],
  goods: () => ['Model 1', 'Model 2'],
  'unit-price': () => ['300,00', '100,00'],
  'net-unit-price': () => ['250,00', '92,59'],
  'rate-of-line': () => ['20%', '8%'],
  taxes: () => ['256,25', '51,25', '94,91', '7,59'],
  total: () => ['410,00'],
}

for (const variant of VARIANT_CODES) {
  const { country } = VARIANTS[variant]
  test(`an invoice in ${variant} has each fact that the law of ${country} demands`, async () => {
    const { content } = await renderInvoice(bought(variant), null)
    const text = plain(pdfText(content))
    const facts = Object.entries(SHOWN).flatMap(([fact, shown]) =>
      demandsFact(country, fact as InvoiceFact) ? [[fact, shown(variant)] as const] : [],
    )
    const missing = facts.flatMap(([fact, texts]) =>
      texts.filter((each) => !text.includes(plain(each))).map((each) => `${fact}: ${each}`),
    )
    expect(missing).toEqual([])
  })
}

test.each([
  [
    'de-de',
    'Lieferdatum: 25. November 2026',
    'Lieferung voraussichtlich: 24. November 2026 – 26. November 2026',
  ],
  ['cs-cz', 'Datum uskutečnění plnění: 25. listopadu 2026', 'Předpokládané datum plnění: 24. listopadu 2026'],
  ['pl-pl', 'Data dostawy: 25 listopada 2026', 'Przewidywana data dostawy: 24 listopada 2026'],
  ['fr-ch', 'Date de livraison : 25 novembre 2026', 'Livraison prévue : 24 novembre 2026'],
  ['it-it', 'Data della consegna: 25 novembre 2026', 'Consegna prevista: 24 novembre 2026'],
] as const)(
  'in %s an invoice has the day of supply, and before it the agreed days',
  async (variant, day, days) => {
    const order = bought(variant)
    const textOf = async (of: typeof order) => plain(pdfText((await renderInvoice(of, null)).content))
    expect(await textOf(order)).toContain(plain(day))
    expect(await textOf({ ...order, packages: [aPackage(1)], history: [] })).toContain(plain(days))
  },
)

test('each line has its tax rate, and a fee those of its goods', async () => {
  const text = plain(pdfText((await renderInvoice(bought('de-de'), null)).content))
  for (const line of [
    'Model 1 1 300,00 € 20% 300,00 €',
    'Model 2 1 100,00 € 8% 100,00 €',
    'Versand 20%, 8% 10,00 €',
  ])
    expect(text).toContain(plain(line))
})
