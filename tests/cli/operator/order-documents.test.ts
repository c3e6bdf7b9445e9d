import { expect, test } from 'vitest'
import { runCommand } from '#cli/operator/command.ts'
import { minor } from '#domain/money/price.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { fail, ok } from '#domain/result.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { aPrice, attributesOf, aVariant } from '#tests/support/goods.ts'
import { noDatabase, noTransfers, noPayouts, unusedServices } from '#tests/support/operator.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

const secret = { key: 'k', label: 'Rechts', value: '−2,75' }
const frame = anOrderItem('i2', {
  ...inGroup('g', true),
  variant: aVariant(2, {
    attributes: attributesOf({ lensWidth: '52', bridgeWidth: '18', templeLength: '140' }),
  }),
  customData: { prescriptionValues: { right: { sphere: -2.75 } } },
  displayData: { 'attribute-1': secret },
})
const glasses = anOrder({
  id: '222222222222',
  shop: { id: 10004, country: 'PL', locale: 'pl_PL' },
  items: [
    frame,
    anOrderItem('i3', inGroup('g')),
    anOrderItem('i7', { packageId: 2, displayData: { 'attribute-1': secret } }),
  ],
  packages: [aPackage(1, { deliveryStatus: 'shipment_pending' }), aPackage(2)],
})
const lenses = anOrder({ items: [anOrderItem('i7', { quantity: 3 })] })
const branch = anOrder({
  id: '333333333333',
  status: 'shipped',
  address: { ...anOrder().address, forward: { ...anOrder().address.shipping, street: 'Ehrenstraße 41' } },
  shipping: {
    ...anOrder().shipping,
    collectionPoint: { id: '1017', type: 'branch', name: 'Köln, Ehrenstraße 41' },
  },
})

async function run(
  line: string,
  { orders = [lenses, glasses, branch], canSearch = true, isWritable = true } = {},
) {
  const files: [string, string][] = []
  const output: string[] = []
  const unused = () => Promise.reject(new Error('not needed'))
  const outcome = await runCommand(
    line.split(' ').filter(Boolean),
    {
      orders: {
        async byId(id) {
          const order = orders.find((each: Order) => each.id === id)
          return order ? { order, payment: aPayment() } : null
        },
        latest: unused,
        async search({ stage, page = 1 }) {
          const found = orders.filter(({ status }) => status === stage)
          return canSearch
            ? ok({ orders: found.slice(page - 1, page), total: found.length })
            : fail('unsupported')
        },
        move: unused,
      },
      declarations: { listOpen: unused, find: unused, settle: unused },
      jobs: { list: unused, retry: unused },
      database: noDatabase,
      payouts: noPayouts,
      ...unusedServices,
      transfers: noTransfers,
      async writeFile(file, content) {
        if (!isWritable) throw new Error('EACCES: no permission')
        files.push([file, pdfText(content)])
      },
    },
    (text) => void output.push(text),
  )
  return { outcome, output: output.join('\n'), files, text: files[0]?.[1] ?? '' }
}

test('a picking list has the goods of all orders that are ready, from every page, sorted by name', async () => {
  const { outcome, output, files, text } = await run('order picking-list walk.pdf')
  expect([outcome, output, files.length]).toEqual(['done', 'written to walk.pdf', 1])
  expect(text).toBe(
    'Picking list Orders: 2, pieces: 5 Goods Reference Orders Pieces ' +
      'Model 2 52-18-140 + Model 3 v-2 2222 2222222 2 1 ' +
      'Model 7 v-7 1234 5678901 2 × 3 2222 2222222 2 4 Page 1 of 1',
  )
})

test('a picking list has the goods of named orders, written in groups or not', async () => {
  const { text } = await run('order picking-list 1234 5678901 2 222222222222 walk.pdf')
  expect(text).toContain('Orders: 2, pieces: 5')
  expect((await run('order picking-list 123456789012 walk.pdf')).text).toContain('Orders: 1, pieces: 3')
})

test('a packing slip is in the language of the order, a page for each package, without prices and values', async () => {
  const { outcome, text } = await run('order packing-slip 222222222222 slip.pdf')
  expect(outcome).toBe('done')
  const [first = '', second = '', ...more] = text.split('\f')
  expect(more).toEqual([])
  for (const part of [
    'Dokument dostawy',
    'Anna Berg Hauptstraße 5 DE-80331 München',
    'Paczka 1 z 2',
    'DHL',
    'Model 2 52-18-140 + Model 3 Wykonane na indywidualne zamówienie: od zakupu szkieł nie można odstąpić. 1',
  ])
    expect(first).toContain(part)
  expect(second).toContain('Paczka 2 z 2')
  expect(second).toContain('Model 7 1 Fakturę wysłaliśmy')
  for (const none of ['2,75', 'EUR', '€', '100']) expect(text).not.toContain(none)
})

test('cash on delivery stands on slip, list and order: of the first line 30.00 are left, and the fee', async () => {
  const item = (key: string, rest: Partial<OrderItem> = {}) =>
    anOrderItem(key, { price: { unit: aPrice(3000), total: aPrice(3000) }, ...rest })
  const order = anOrder({
    currencyCode: 'PLN',
    shop: { id: 10004, country: 'PL', locale: 'pl_PL' },
    cost: { ...anOrder().cost, ...aPrice(9490) },
    items: [item('i1', { status: 'cancelled' }), item('i2'), item('i3', { packageId: 2 })],
    packages: [aPackage(1), aPackage(2)],
    payment: [
      { key: 'cash_on_delivery', amount: minor(9490), data: { state: 'authorised', refunded: minor(0) } },
    ],
    credits: [
      { number: 1, at: anOrder().placedAt, amount: minor(3000), lines: [], rest: minor(3000), taxes: [] },
    ],
  })
  const orders = [order]
  const [first, second] = (await run('order packing-slip 123456789012 slip.pdf', { orders })).text.split('\f')
  expect(first).toContain('Do zapłaty przy odbiorze, Paczka 1 z 2: 34,90 zł')
  expect(second).toContain('Do zapłaty przy odbiorze, Paczka 2 z 2: 30,00 zł')
  const { text } = await run('order picking-list walk.pdf', { orders })
  expect(text).toContain('Cash on delivery, order 1234 5678901 2: 64.90 PLN')
  const { output } = await run('order show 123456789012', { orders })
  for (const line of [/package 1: .*, to collect 34\.90 PLN/, /package 2: .*, to collect 30\.00 PLN/])
    expect(output).toMatch(line)
  const mail = await letterOn(order, { event: 'cancel', items: ['i1'], credit: 1 })
  expect(mail.text).toContain('Do zapłaty przy odbiorze, Paczka 1 z 2: 34,90 zł')
  const sent = await letterOn(order, { event: 'ship', packages: [2] })
  expect(sent.text).toContain('30,00 zł')
  expect(sent.text).not.toContain('34,90 zł')
})

test('one package has its own slip; a branch stands on it', async () => {
  const { text } = await run('order packing-slip 222222222222 slip.pdf --package 2')
  expect([text.includes('Paczka 2 z 2'), text.includes('Paczka 1 z 2')]).toEqual([true, false])
  const pickUp = await run('order packing-slip 333333333333 slip.pdf')
  expect(pickUp.text).toContain('Anna Berg Ehrenstraße 41')
  expect(pickUp.text).toContain('Abholung: Köln, Ehrenstraße 41')
})

test.each<[string, string, string, Parameters<typeof run>[1]?]>([
  ['order picking-list', 'misread', 'needs a file: FILE.pdf'],
  ['order picking-list .pdf', 'misread', 'needs a file: FILE.pdf'],
  ['order picking-list 123 walk.pdf', 'misread', '123 is not an order number'],
  ['order picking-list walk.pdf --json', 'misread', 'picking-list has no option --json'],
  ['order packing-slip slip.pdf', 'misread', 'nothing is not an order number'],
  ['order packing-slip 123456789012 222222222222 slip.pdf', 'misread', 'is not an order number'],
  ['order packing-slip 999999999999 slip.pdf', 'refused', 'there is no order 999999999999'],
  ['order packing-slip 123456789012 slip.pdf --package 2', 'refused', 'has no package 2'],
  [
    'order packing-slip 123456789012 slip.pdf',
    'refused',
    'nothing to pack',
    { orders: [anOrder({ confirmedAt: null })] },
  ],
  ['order picking-list 999999999999 walk.pdf', 'refused', 'there is no order 999999999999'],
  ['order picking-list 333333333333 walk.pdf', 'refused', 'nothing of these orders is to be sent'],
  ['order picking-list walk.pdf', 'done', 'no order is ready to be sent', { orders: [branch] }],
  ['order picking-list walk.pdf', 'refused', 'cannot search orders: name them', { canSearch: false }],
  ['order picking-list walk.pdf', 'refused', 'EACCES: no permission', { isWritable: false }],
  [
    'order picking-list walk.pdf',
    'refused',
    'more than 1000 orders are waiting',
    { orders: Array.from({ length: 60 }, (_, at) => anOrder({ id: String(100_000_000_000 + at) })) },
  ],
])('%j is %s: %s', async (line, expected, message, rest) => {
  const { outcome, output, files } = await run(line, rest)
  expect([outcome, files]).toEqual([expected, []])
  expect(output).toContain(message)
})
