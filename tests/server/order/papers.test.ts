import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { paperAnswer } from '#server/loaders/account-orders.ts'
import { creditNoteOf } from '#server/order/credit-note.ts'
import { papersAsked, papersWriter } from '#server/order/papers-letter.ts'
import { idleAfterSale } from '#tests/support/idle-after-sale.ts'
import { listeningLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/placed-orders.ts'

const credit = {
  number: 1,
  at: '2026-11-22T10:00:00Z',
  amount: minor(10490),
  lines: [
    { key: 'i7', pieces: 1, amount: minor(10000) },
    // Of a line that is no more nothing can be said.
    { key: 'gone', pieces: 1, amount: minor(0) },
  ],
  rest: minor(490),
  taxes: [{ rate: 0.19, withTax: minor(10490), amount: minor(1675) }],
}
const order = anOrder({ credits: [credit] })
const afterSale = idleAfterSale(listeningLog().log)

test.each(VARIANT_CODES)('in %s a credit note is set', async (variant) => {
  const { shopId: id, currency: currencyCode } = VARIANTS[variant]
  const paper = await creditNoteOf({ ...order, currencyCode, shop: { ...order.shop, id } }, 1)
  expect(paper?.filename).toBe('G-123456789012-1.pdf')
  expect(paper?.content.subarray(0, 5).toString()).toBe('%PDF-')
})

test('papers that were lost are sent to the buyer, all of them, once a day', async () => {
  const write = papersWriter({
    orders: { byId: async (id) => (id === order.id ? order : null) },
    shop: 'Veduta',
  })
  const day = (moment: string) => papersAsked(order.id, new Date(moment))
  expect(day('2026-11-22T01:00:00Z')).toEqual(day('2026-11-22T23:00:00Z'))
  const letter = await write(day('2026-11-22T01:00:00Z').about)
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

test('whose order it is gets its papers as files, and no others', async () => {
  const answer = async (query: string) => paperAnswer({ afterSale }, order, new URLSearchParams(query))
  expect(await answer('')).toBeNull()
  for (const [query, name] of [
    ['invoice=pdf', 'R-123456789012.pdf'],
    ['credit=1', 'G-123456789012-1.pdf'],
  ] as const) {
    const response = await answer(query)
    expect(response?.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect(response?.headers.get('cache-control')).toBe('private, no-store')
  }
  for (const none of ['2', '0', '-1', '1.0', 'x', '../1', '99999999999999999999', ''])
    expect((await answer(`credit=${none}`))?.status).toBe(404)
})
