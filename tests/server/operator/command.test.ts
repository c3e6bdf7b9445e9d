import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Move } from '#domain/order/move.ts'
import type { OrderWithPayment, Payment } from '#domain/order/payment.ts'
import { runCommand, USAGE } from '#server/operator/command.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/placed-orders.ts'

const order = anOrder({ packages: [aPackage(1), aPackage(2, { carrierKey: 'PIGEON' })] })
const payment: Payment = {
  id: 'p',
  orderId: order.id,
  key: 'creditcard',
  amount: order.cost.withTax,
  currency: 'EUR',
  state: 'captured',
  reference: 'r',
  url: null,
  wanted: null,
  refundDue: minor(0),
  refunded: minor(0),
  createdAt: order.placedAt,
  expiresAt: order.placedAt,
}

async function type(
  line: string,
  { isPossible = true, found = { order, payment } }: { isPossible?: boolean; found?: OrderWithPayment } = {},
) {
  const moves: Move[] = []
  const said: string[] = []
  const outcome = await runCommand(
    line.split(' ').filter(Boolean),
    {
      orders: {
        byId: async (id) => (id === order.id ? found : null),
        latest: async (page) => ({ orders: page === 1 ? [found.order] : [], total: 1 }),
        async move(_, move) {
          moves.push(move)
          return isPossible ? { ok: true, value: found } : { ok: false, error: 'impossible' }
        },
      },
      declarations: { waiting: async () => [], find: async () => null, settle: async () => null },
    },
    (text) => void said.push(text),
  )
  return { outcome, moves, said: said.join('\n') }
}

test.each<[string, Move]>([
  ['order workshop 123456789012', { event: 'prepare', to: 'delegation_pending' }],
  ['order pack 123456789012 --package 2', { event: 'prepare', to: 'shipment_pending', packageId: 2 }],
  ['order ship 1234 5678901 2', { event: 'ship' }],
  [
    'order ship 123456789012 --package 1 --tracking JJD1',
    {
      event: 'ship',
      packageId: 1,
      tracking: {
        id: 'JJD1',
        url: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=JJD1',
      },
    },
  ],
  [
    'order ship 123456789012 --package 2 --tracking P1 --url https://pigeons.example/P1',
    { event: 'ship', packageId: 2, tracking: { id: 'P1', url: 'https://pigeons.example/P1' } },
  ],
  ['order deliver 123456789012', { event: 'deliver' }],
  ['order cancel 123456789012 --item i7', { event: 'cancel', items: ['i7'] }],
  ['order return 123456789012', { event: 'return' }],
  ['order return 123456789012 --opened', { event: 'return', isUnsellable: true }],
  [
    'order return 123456789012 --item i7 --item i8=2',
    { event: 'return', items: [{ key: 'i7' }, { key: 'i8', pieces: 2 }] },
  ],
  ['order refund 123456789012', { event: 'refund' }],
  ['order refund 123456789012 --item i7', { event: 'refund', items: ['i7'] }],
  ['order refund 123456789012 --amount 12.3', { event: 'refund', amount: 1230 }],
  ['order refund 123456789012 --amount 7,05', { event: 'refund', amount: 705 }],
])('%s', async (line, move) => {
  const { outcome, moves, said } = await type(line)
  expect([outcome, moves]).toEqual(['done', [move]])
  expect(said).toContain('order 1234 5678901 2: confirmed')
})

test.each([
  ['', 'what is to be done?'],
  ['order', 'what is to be done?'],
  ['basket empty', 'what is to be done?'],
  ['order ship', 'nothing is no order number'],
  ['order ship 12', 'is no order number'],
  ['order ship １２３４５６７８９０１２', 'is no order number'],
  ['order ship 123456789012 and more', 'is no order number'],
  ['order fly 123456789012', 'nobody knows how to fly'],
  ['order toString 123456789012', 'nobody knows how to toString'],
  ['order ship 123456789012 --package 3', 'has no package 3'],
  ['order ship 123456789012 --package two', 'has no package two'],
  ['order ship 123456789012 --tracking P1', 'say which, --package 1'],
  ['order ship 123456789012 --package 2 --tracking P1', 'no address is known'],
  ['order ship 123456789012 --url https://carrier.example', '--url goes with --tracking'],
  ['order ship 123456789012 --package 1 --tracking P1 --url http://carrier.example', 'Invalid'],
  ['order ship 123456789012 --item i7', '--item means nothing to ship'],
  ['order cancel 123456789012 --package 1', '--package means nothing to cancel'],
  ['order return 123456789012 --item i7=0', 'is no item'],
  ['order return 123456789012 --item =2', 'is no item'],
  ['order refund 123456789012 --amount much', 'is no amount'],
  ['order refund 123456789012 --amount 0', 'is no amount'],
  ['order refund 123456789012 --amount -5', 'amount'],
  ['order refund 123456789012 --amount 5 --item i7', 'do not go together'],
  ['order ship 123456789012 --fast', '--fast'],
  ['order list x', 'is no page'],
  ['order list 1 2', 'is no page'],
  ['order list 1001', 'is no page'],
  ['order show 123456789012 --amount 5', '--amount means nothing to show'],
])('%j is not read, and nothing moves', async (line, expected) => {
  const { outcome, moves, said } = await type(line)
  expect([outcome, moves]).toEqual(['misread', []])
  expect(said).toContain(expected)
})

test('an order that there is not is told of', async () =>
  expect(await type('order ship 999999999999')).toEqual({
    outcome: 'refused',
    moves: [],
    said: 'there is no order 999999999999',
  }))

test.each(['--help', 'help', 'order ship --help', 'declaration -h'])('%s tells what there is', async (line) =>
  expect(await type(line)).toEqual({ outcome: 'done', moves: [], said: USAGE }),
)

test('what an order does not allow is told with the order', async () => {
  const { outcome, said } = await type('order deliver 123456789012', { isPossible: false })
  expect([outcome, said.includes('cannot be done'), said.includes('package 1: open')]).toEqual([
    'refused',
    true,
    true,
  ])
})

test('orders are listed in a line each', async () => {
  const { outcome, said } = await type('order list')
  expect(outcome).toBe('done')
  expect(said).toContain(
    '123456789012  2026-11-21 15:40  de_DE  confirmed  open  104.90 EUR  anna@example.org',
  )
})

test('an order is shown with what came back, what is owed, and its credit notes', async () => {
  const values = { prescriptionValues: { right: { sphere: -2 } } }
  const found = {
    order: {
      ...order,
      items: [
        anOrderItem('i1', { quantity: 3, returned: 1, ...inGroup('g', true), customData: values }),
        anOrderItem('i2', { isPaidBack: true, ...inGroup('g') }),
      ],
      credits: [
        { number: 1, at: '2026-11-21T16:00:00Z', amount: minor(500), lines: [], rest: minor(500), taxes: [] },
      ],
    },
    payment: { ...payment, refundDue: minor(1500), refunded: minor(500) },
  }
  const { said } = await type('order show 123456789012', { found })
  for (const line of [
    '3 × Model 1 [i1] available, 1 returned',
    '1 × Model 2 [i2] available, paid back, made for one person',
    'to be given back: 10.00 EUR',
    'credit note 1 of 2026-11-21: 5.00 EUR',
  ])
    expect(said).toContain(line)
})
