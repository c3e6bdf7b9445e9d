import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order } from '#domain/order/order.ts'
import { pdfFile } from '#modules/documents/invoice-parts.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aProduct } from '#tests/support/goods.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

const at = '2026-11-21T15:41:00Z'

test('a confirmation lists items, prices and the right to withdraw, with the invoice', async () => {
  const { letter, subject, text, html } = await letterOn(anOrder(), { event: 'confirm' })
  expect([letter?.to, subject]).toEqual(['anna@example.org', 'Ihre Bestellung 1234 5678901 2'])
  for (const part of [
    'Guten Tag Anna Berg,',
    '1 × Model 7',
    '100,00 €',
    'Versand',
    '4,90 €',
    '104,90 €',
    '16,75 €',
    'DE-80331 München',
    'https://shop.example/de-de/vertrag-widerrufen/',
    'nach Ihren Werten gefertigt',
    'https://shop.example/de-de/order/?link=proof-of-123456789012',
    'Lieferung zwischen',
  ])
    expect([text, html]).toEqual([expect.stringContaining(part), expect.stringContaining(part)])
  expect(letter?.attachments).toMatchObject([
    { filename: 'R-123456789012.pdf', contentType: 'application/pdf' },
  ])
  expect(letter?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a confirmation has the accepted terms attached, with their version', async () => {
  const document = pdfFile('agb', Buffer.from('%PDF-'))
  const { letter, text } = await letterOn(anOrder(), { event: 'confirm' }, [
    { name: 'AGB', version: 'Fassung vom 1. November 2026', document },
  ])
  expect(text).toContain('AGB: Fassung vom 1. November 2026')
  expect(letter?.attachments?.map(({ filename }) => filename)).toEqual(['R-123456789012.pdf', 'agb.pdf'])
})

const payment = (key: string): Order['payment'] => [
  { key, amount: minor(10490), data: { state: 'authorised', refunded: minor(0) } },
]

test('a confirmation says how an invoice is paid', async () => {
  const { text, html } = await letterOn(anOrder({ payment: payment('accounting') }), { event: 'confirm' })
  for (const part of [
    'So bezahlen Sie die Rechnung',
    'DE89 3704 0044 0532 0130 00',
    'RF03 1234 5678 9012',
    '104,90 €',
    '5. Dezember 2026',
  ])
    expect([text, html]).toEqual([expect.stringContaining(part), expect.stringContaining(part)])
})

test.each([
  ['another method', anOrder({ payment: payment('cash_on_delivery') })],
  [
    'an order of 0',
    anOrder({ payment: payment('accounting'), cost: { ...anOrder().cost, withTax: minor(0) } }),
  ],
])('a confirmation of %s names no account', async (_, order) => {
  const { text, html } = await letterOn(order, { event: 'confirm' })
  expect(`${text}${html}`).not.toMatch(/IBAN|DE89/)
})

test('a pair that is custom-made says so once, and what that means for returns in its country', async () => {
  const values = { prescriptionValues: { right: { sphere: -2.75 } } }
  const items = [
    anOrderItem('i1', { ...inGroup('g', true), customData: values }),
    anOrderItem('i2', inGroup('g')),
    anOrderItem('i3', inGroup('g')),
    anOrderItem('i4'),
  ]
  const { text } = await letterOn(anOrder({ items }), { event: 'confirm' })
  expect(text).toContain('Model 1: ')
  const note = 'Eigens für Sie gefertigt: Für die Gläser gilt kein gesetzliches Widerrufsrecht.'
  expect(text.split(note)).toHaveLength(2)
  expect(text.indexOf(note)).toBeLessThan(text.indexOf('Model 4'))
  const swiss = anOrder({ items, shop: { id: 10005, country: 'CH', locale: 'de_CH' } })
  const swissText = (await letterOn(swiss, { event: 'confirm' })).text
  expect(swissText).toContain('unbeschädigt nehmen wir die Brille trotzdem 30 Tage lang zurück')
})

test('a refund has its credit note attached, and says what to do about an invoice', async () => {
  const credits = [{ number: 1, at, amount: minor(1234), lines: [], rest: minor(1234), taxes: [] }]
  const news = { event: 'refund', amount: minor(1234), credit: 1 } as const
  const { letter, text } = await letterOn(anOrder({ credits }), news)
  expect(letter?.attachments).toMatchObject([{ filename: 'G-123456789012-1.pdf' }])
  expect(text).toContain('Die Rechnungskorrektur liegt als PDF bei.')
  const payment = [
    { key: 'accounting', amount: minor(10490), data: { state: 'authorised', refunded: minor(0) } },
  ] as const
  // Nobody has paid it yet.
  const bill = await letterOn(anOrder({ credits, payment: [...payment] }), { event: 'refund', credit: 1 })
  expect(bill.subject).toBe('Weniger zu zahlen für Ihre Bestellung 1234 5678901 2')
  expect(bill.text).toContain('wir ziehen 12,34 € von dem ab')
  expect(bill.text).toContain('92,56 €')
  const unknown = await letterOn(anOrder({ credits, payment: [...payment] }), news)
  expect(unknown.text).toContain('wir schreiben Ihnen 12,34 € gut. Haben Sie die Rechnung noch nicht bezahlt')
  const paid = payment.map((each) => ({ ...each, data: { ...each.data, received: minor(10490) } }))
  const paidBack = await letterOn(anOrder({ credits, payment: paid }), news)
  expect(paidBack.text).toContain('12,34 € auf das Konto überwiesen')
})

test.each(['ship', 'cancel', 'return'] as const)(
  'for a %s a pair of glasses is listed with its parts, without what is not shown by itself',
  async (event) => {
    const hidden = { ...inGroup('g'), customData: { hideSubItem: true } }
    const items = [
      anOrderItem('i1', inGroup('g', true)),
      anOrderItem('i2', inGroup('g')),
      anOrderItem('i3', hidden),
      anOrderItem('i4', { ...inGroup('g'), product: aProduct(4, { customData: { rxPart: 'service' } }) }),
    ]
    const news = { event, items: ['i1', 'i2', 'i3', 'i4'], packages: [1] }
    const { text } = await letterOn(anOrder({ items, packages: [aPackage(1)] }), news)
    expect(text).toContain('Model 1: 1 ×\n+ Model 2: 1 ×\n')
    expect(text).not.toMatch(/Model [34]/)
  },
)

test('a shipped parcel is listed with its own lines and its link', async () => {
  const tracking = { id: 'JJD1', url: 'https://carrier.example/JJD1' }
  const order = anOrder({
    items: [
      anOrderItem('i7'),
      anOrderItem('i8', { packageId: 2, quantity: 2 }),
      anOrderItem('i9', { packageId: 2, status: 'cancelled' }),
    ],
    packages: [aPackage(1), aPackage(2, { deliveryStatus: 'shipment_completed', tracking })],
  })
  const { subject, text } = await letterOn(order, { event: 'ship', packages: [2] })
  expect(subject).toBe('Ihre Bestellung 1234 5678901 2 ist unterwegs')
  expect(text).toContain('Model 8: 2 ×')
  expect(text).not.toMatch(/Model [79]/)
  expect(text).toContain('Sendung JJD1 verfolgen, DHL:\nhttps://carrier.example/JJD1')
})

test.each([
  ['cancel', 'Storno zu Ihrer Bestellung 1234 5678901 2'],
  ['return', 'Ihre Rücksendung zur Bestellung 1234 5678901 2 ist da'],
] as const)('for a %s the items are listed', async (event, expected) => {
  const order = anOrder({ items: [anOrderItem('i7'), anOrderItem('i8')] })
  const { subject, text } = await letterOn(order, { event, items: ['i8'] })
  expect([subject, text.includes('Model 8'), text.includes('Model 7')]).toEqual([expected, true, false])
})

test('a return contains the number of returned pieces', async () => {
  const order = anOrder({ items: [anOrderItem('i8', { quantity: 3, returned: 1 })] })
  const { text } = await letterOn(order, { event: 'return', items: ['i8'], pieces: { i8: 1 } })
  expect(text).toContain('Model 8: 1 ×')
})

test.each([
  [10001, 'EUR', 'Erstattung zu Ihrer Bestellung', '12,34 €'],
  [10003, 'CZK', 'Vrácení peněz za objednávku', '12,34 Kč'],
  [10004, 'PLN', 'Zwrot pieniędzy za zamówienie', '12,34 zł'],
  [10006, 'CHF', 'Remboursement de votre commande', '12.34 CHF'],
  [10008, 'EUR', 'Rimborso del Suo ordine', '12,34 €'],
] as const)(
  'a refund in the shop %i is in its language and currency',
  async (id, currencyCode, begins, sum) => {
    const order = anOrder({ shop: { id, country: '', locale: '' }, currencyCode })
    const { subject, text } = await letterOn(order, { event: 'refund', amount: minor(1234) })
    expect(subject.startsWith(begins)).toBe(true)
    expect(text).toContain(sum)
  },
)

test('Switzerland has no right of withdrawal, and a customer gets a signed link, as their account may not be proven', async () => {
  const order = anOrder({
    shop: { id: 10005, country: 'CH', locale: 'de_CH' },
    customer: { ...anOrder().customer, id: 'c1' },
  })
  const { text } = await letterOn(order, { event: 'confirm' })
  expect(text).not.toContain('widerrufen')
  expect(text).toContain('https://shop.example/de-ch/order/?link=')
  expect(text).not.toContain('/account/')
})

test('a deleted order sends nothing', async () => {
  const news = { event: 'confirm' as const, orderId: '123456789013' }
  expect((await letterOn(anOrder(), news)).letter).toBeNull()
})
