import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order } from '#domain/order/order.ts'
import { DEMONSTRATION_ACCOUNTS } from '#domain/transfer/bank-account.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { orderDocument } from '#server/forms/order-document.ts'
import { renderCreditNote } from '#modules/documents/credit-note.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { transfersTo } from '#modules/documents/transfers.ts'
import { documentsEmailJob, documentsEmailRenderer } from '#modules/order/documents-email.ts'
import { fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { SENDER } from '#tests/support/sender.ts'

const credit = {
  number: 1,
  at: '2026-11-22T10:00:00Z',
  amount: minor(10490),
  lines: [
    { key: 'i7', pieces: 1, amount: minor(10000) },
    // A line that no longer exists has no description.
    { key: 'gone', pieces: 1, amount: minor(0) },
  ],
  rest: minor(490),
  taxes: [{ rate: 0.19, withTax: minor(10490), amount: minor(1675) }],
}
const order = anOrder({ credits: [credit] })
const afterSale = fakeAfterSale(recordingLog().log)

test.each(VARIANT_CODES)('in %s a credit note is rendered', async (variant) => {
  const { shopId: id, currency: currencyCode } = VARIANTS[variant]
  const paper = await renderCreditNote({ ...order, currencyCode, shop: { ...order.shop, id } }, 1)
  expect(paper?.filename).toBe('G-123456789012-1.pdf')
  expect(paper?.content.subarray(0, 5).toString()).toBe('%PDF-')
})

const owed: Order['payment'] = [
  { key: 'accounting', amount: minor(10490), data: { state: 'authorised', refunded: minor(0) } },
]
const PAGES = /\/Type \/Page\n/g

test.each(VARIANT_CODES)('in %s an invoice has what is needed to pay it', async (variant) => {
  const { shopId: id, currency: currencyCode, country } = VARIANTS[variant]
  const invoiced = { ...order, credits: [], payment: owed, currencyCode, shop: { ...order.shop, id } }
  const transfer = transfersTo(DEMONSTRATION_ACCOUNTS)(invoiced)
  const [paid, open] = await Promise.all([renderInvoice(invoiced, null), renderInvoice(invoiced, transfer)])
  expect(transfer).not.toBeNull()
  expect(open.content.length).toBeGreaterThan(paid.content.length)
  // The Swiss payment part has a page of its own.
  const pages = ({ content }: typeof open) => content.toString('latin1').match(PAGES)?.length
  expect([pages(paid), pages(open)]).toEqual([1, country === 'CH' ? 2 : 1])
})

test('what a customer typed does not keep the Swiss payment part from being drawn', async () => {
  const typed = 'Ž\u0000\n👓 ‘<x>’ '.repeat(40)
  const recipient = { firstName: typed, lastName: typed }
  const billing = {
    ...order.address.billing,
    recipient,
    street: typed,
    houseNumber: typed,
    zipCode: '',
    city: '👓',
  }
  const swiss = {
    ...order,
    payment: owed,
    credits: [],
    currencyCode: 'CHF',
    shop: { ...order.shop, id: VARIANTS['fr-ch'].shopId },
    address: { ...order.address, billing },
  }
  const { content } = await renderInvoice(swiss, transfersTo(DEMONSTRATION_ACCOUNTS)(swiss))
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
})

test('lost documents are sent to the buyer, all of them, once a day', async () => {
  const write = documentsEmailRenderer({
    orders: { byId: async (id) => (id === order.id ? order : null) },
    sender: SENDER,
    transferOf: () => null,
  })
  const day = (moment: string) => documentsEmailJob(order.id, new Date(moment))
  expect(day('2026-11-21T23:00:00Z')).toEqual(day('2026-11-22T22:59:00Z'))
  expect(day('2026-11-22T23:00:00Z').key).not.toBe(day('2026-11-22T22:59:00Z').key)
  const letter = await write(day('2026-11-22T01:00:00Z').payload)
  expect([letter?.to, letter?.subject.replaceAll('\u00a0', ' ')]).toEqual([
    'anna@example.org',
    'Rechnung zu Ihrer Bestellung 1234 5678901 2',
  ])
  expect(letter?.attachments?.map(({ filename }) => filename)).toEqual([
    'R-123456789012.pdf',
    'G-123456789012-1.pdf',
  ])
  expect(await write({ orderId: '999999999999' })).toBeNull()
})

test('only the owner of an order gets its documents as files', async () => {
  const answer = async (query: string) => orderDocument({ afterSale }, order, new URLSearchParams(query))
  expect(await answer('')).toBeNull()
  for (const [query, name] of [
    ['invoice=pdf', 'R-123456789012.pdf'],
    ['credit=1', 'G-123456789012-1.pdf'],
    ['return=pdf', 'Ruecksendung-123456789012.pdf'],
  ] as const) {
    const response = await answer(query)
    expect(response?.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect(response?.headers.get('cache-control')).toBe('private, no-store')
  }
  const returned = { ...order, items: order.items.map((item) => ({ ...item, status: 'returned' as const })) }
  const slip = await orderDocument({ afterSale }, returned, new URLSearchParams('return=pdf'))
  expect(slip?.status).toBe(404)
  for (const none of ['2', '0', '-1', '1.0', 'x', '../1', '99999999999999999999', ''])
    expect((await answer(`credit=${none}`))?.status).toBe(404)
})

test('an invoice lists the parts of glasses with their prices, and no values', async () => {
  const chosen = { key: 'k', label: 'Rechts', value: '+1,25' }
  const items = [
    anOrderItem('i1', {
      ...inGroup('g', true),
      customData: { prescriptionValues: { right: { sphere: 0, cylinder: 1.25, axis: 7 } } },
    }),
    anOrderItem('i2', inGroup('g')),
    anOrderItem('i3', {
      ...inGroup('g'),
      customData: { hideSubItem: true },
      price: { unit: aPrice(0), total: aPrice(0) },
    }),
    anOrderItem('i4', { displayData: { 'attribute-1': chosen } }),
    anOrderItem('i5', { ...inGroup('g'), price: { unit: aPrice(0), total: aPrice(0) } }),
  ]
  const { content } = await renderInvoice(anOrder({ items }), null)
  const text = pdfText(content)
  // The pair has one sum; below it stands what it consists of.
  expect(text).toMatch(
    /Model 1 .*1 200,00\s€ Fassung 100,00\s€ 19\s% \+ Model 2 1 100,00\s€ 19\s% \+ Model 5 1 inklusive/,
  )
  expect(text).toMatch(/Model 4 .*1 100,00\s€ 19\s% 100,00\s€/)
  for (const part of ['Model 3', '1,25', '7°']) expect(text).not.toContain(part)
})

test('a credit note calls free parts included, as the invoice does, and leaves out what that does not show', async () => {
  const free = { ...inGroup('g'), price: { unit: aPrice(0), total: aPrice(0) } }
  const items = [
    anOrderItem('i1', inGroup('g', true)),
    anOrderItem('i2', free),
    anOrderItem('i3', { ...free, customData: { hideSubItem: true } }),
  ]
  const lines = items.map(({ key, price }) => ({ key, pieces: 1, amount: price.total.withTax }))
  const paper = await renderCreditNote(anOrder({ items, credits: [{ ...credit, lines, rest: minor(0) }] }), 1)
  const text = pdfText(paper?.content ?? Buffer.of())
  expect(text).toMatch(/Model 1 .*1 100,00\s€ \+ Model 2 1 inklusive/)
  expect(text).not.toContain('Model 3')
})

test.each([
  ['pl-pl', '1234563218', 'NIP 1234563218'],
  ['cs-cz', 'CZ12345679', 'IČO/DIČ CZ12345679'],
  ['de-at', 'ATU12345675', 'UID ATU12345675'],
  ['de-ch', 'CHE-123.456.788 MWST', 'UID / MWST-Nr. CHE-123.456.788 MWST'],
] as const)('in %s the invoice of a company has its tax number %s', async (variant, taxNumber, text) => {
  const { shopId: id, currency: currencyCode } = VARIANTS[variant]
  const { billing } = order.address
  const recipient = { ...billing.recipient, company: 'Berg', taxNumber }
  const address = { ...order.address, billing: { ...billing, recipient } }
  const { content } = await renderInvoice(
    { ...order, currencyCode, address, shop: { ...order.shop, id } },
    null,
  )
  // Where a line may break, the drawing has a piece of its own.
  const close = (drawn: string) => drawn.replaceAll(' ', '')
  expect(close(pdfText(content))).toContain(close(text))
})

test('an invoice says that the values of a pair are still missing, and of no other', async () => {
  const items = [
    anOrderItem('i1', { ...inGroup('g', true), customData: { lensType: 'type_ei' } }),
    anOrderItem('i2', inGroup('g')),
    anOrderItem('i3', { ...inGroup('h', true), customData: { lensType: 'type_none' } }),
    anOrderItem('i4', inGroup('h')),
  ]
  const { content } = await renderInvoice(anOrder({ items }), null)
  expect(pdfText(content).split('Werte fehlen noch')).toHaveLength(2)
})
