import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { orderView } from '#domain/order/order-view.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

const order = anOrder({
  currencyCode: 'CZK',
  shop: { id: 10003, country: 'CZ', locale: 'cs_CZ' },
  cost: {
    ...aPrice(86_016),
    appliedReductions: [],
    appliedFees: [{ category: 'payment', key: 'cash_on_delivery', amount: { withTax: minor(3900) } }],
    taxes: [{ rate: 0.21, amount: minor(14_928) }],
  },
  items: [anOrderItem('i1', { price: { unit: aPrice(82_116), total: aPrice(82_116) } })],
  payment: [
    { key: 'cash_on_delivery', amount: minor(86_016), data: { state: 'authorised', refunded: minor(0) } },
  ],
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a Czech invoice says what is rounded away below its total and its tax', async () => {
  const { content } = await renderInvoice(order, null)
  expect(plain(pdfText(content))).toMatch(
    /860,16 Kč.*Zaokrouhlení na celé koruny: [-−]0,16 Kč.*K zaplacení při převzetí: 860,00 Kč/,
  )
})

test('the confirmation and the order say what the carrier takes', async () => {
  const { text } = await letterOn(order, { event: 'confirm' })
  expect(text).toMatch(/Zaokrouhlení na celé koruny: [-−]0,16 Kč\nK zaplacení při převzetí: 860,00 Kč/)
  expect(orderView(order).toCollect).toBe(86_000)
})

test('what coins can pay is not rounded', async () => {
  const even = {
    ...order,
    cost: { ...order.cost, ...aPrice(86_000) },
    items: order.items.map((item) => ({ ...item, price: { unit: aPrice(82_100), total: aPrice(82_100) } })),
  }
  const { content } = await renderInvoice(even, null)
  expect(pdfText(content)).not.toContain('Zaokrouhlení')
})
