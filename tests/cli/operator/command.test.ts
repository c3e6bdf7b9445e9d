import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import { fail, ok } from '#domain/result.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { runCommand, USAGE } from '#cli/operator/command.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { noDatabase, noFile, noTransfers, noPayouts, unusedServices } from '#tests/support/operator.ts'
import { aPayment } from '#tests/support/payment.ts'

const order = anOrder({ packages: [aPackage(1), aPackage(2, { carrierKey: 'PIGEON' })] })
const payment = aPayment()

async function run(
  line: string,
  {
    isPossible = true,
    canSearch = true,
    found = { order, payment },
  }: { isPossible?: boolean; canSearch?: boolean; found?: OrderWithPayment } = {},
) {
  const moves: OrderAction[] = []
  const output: string[] = []
  const outcome = await runCommand(
    line.split(' ').filter(Boolean),
    {
      orders: {
        byId: async (id) => (id === order.id ? found : null),
        latest: async (page) => ({ orders: page === 1 ? [found.order] : [], total: 1 }),
        search: async ({ text }) => {
          if (!canSearch) return fail('unsupported')
          return ok({ orders: text === 'anna berg' ? [found.order] : [], total: 21 })
        },
        async move(_, move) {
          moves.push(move)
          return isPossible ? { ok: true, value: found } : { ok: false, error: 'impossible' }
        },
      },
      declarations: { listOpen: async () => [], find: async () => null, settle: async () => null },
      jobs: { list: async () => [], retry: async () => 0 },
      database: noDatabase,
      writeFile: noFile,
      payouts: noPayouts,
      ...unusedServices,
      transfers: noTransfers,
    },
    (text) => void output.push(text),
  )
  return { outcome, moves, output: output.join('\n') }
}

test.each<[string, OrderAction]>([
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
  ['order ready 123456789012', { event: 'ready' }],
  ['order collected 123456789012 --package 2', { event: 'collect', packageId: 2 }],
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
  const { outcome, moves, output } = await run(line)
  expect([outcome, moves]).toEqual(['done', [move]])
  expect(output).toContain('order 1234 5678901 2: confirmed')
})

test.each([
  ['', 'no command given'],
  ['order', 'no command given'],
  ['basket empty', 'unknown command: basket'],
  ['basket', 'unknown command: basket'],
  ['order ship', 'nothing is not an order number'],
  ['order ship 12', 'is not an order number'],
  ['order ship １２３４５６７８９０１２', 'is not an order number'],
  ['order ship 123456789012 and more', 'is not an order number'],
  ['order fly 123456789012', 'unknown command: fly'],
  ['order toString 123456789012', 'unknown command: toString'],
  ['order ship 123456789012 --package 3', 'has no package 3'],
  ['order ship 123456789012 --package two', 'has no package two'],
  ['order ship 123456789012 --tracking P1', 'select one, for example --package 1'],
  ['order ship 123456789012 --package 2 --tracking P1', 'is unknown: add --url'],
  ['order ship 123456789012 --url https://carrier.example', '--url needs --tracking'],
  ['order ship 123456789012 --package 1 --tracking P1 --url http://carrier.example', 'Invalid'],
  ['order ship 123456789012 --item i7', 'ship has no option --item'],
  ['order cancel 123456789012 --package 1', 'cancel has no option --package'],
  ['order return 123456789012 --item i7=0', 'is not an item'],
  ['order return 123456789012 --item =2', 'is not an item'],
  ['order refund 123456789012 --amount much', 'is not an amount'],
  ['order refund 123456789012 --amount 0', 'is not an amount'],
  ['order refund 123456789012 --amount -5', 'amount'],
  ['order refund 123456789012 --amount 5 --item i7', 'use either --item or --amount'],
  ['order ship 123456789012 --fast', '--fast'],
  ['order find', 'find takes a name'],
  [`order find ${'x'.repeat(101)}`, 'at most 100 characters'],
  ['order find anna --amount 5', 'find has no option --amount'],
  ['order list x', 'is not a page number'],
  ['order list 1 2', 'is not a page number'],
  ['order list 1001', 'is not a page number'],
  ['order show 123456789012 --amount 5', 'show has no option --amount'],
])('%j is rejected, and no order changes', async (line, expected) => {
  const { outcome, moves, output } = await run(line)
  expect([outcome, moves]).toEqual(['misread', []])
  expect(output).toContain(expected)
})

test('an unknown order is reported', async () =>
  expect(await run('order ship 999999999999')).toEqual({
    outcome: 'refused',
    moves: [],
    output: 'there is no order 999999999999',
  }))

test.each(['--help', 'help', 'order ship --help', 'declaration -h'])('%s prints the usage', async (line) =>
  expect(await run(line)).toEqual({ outcome: 'done', moves: [], output: USAGE }),
)

test('a move that the order does not allow is reported with the order', async () => {
  const { outcome, output } = await run('order deliver 123456789012', { isPossible: false })
  expect([outcome, output.includes('is not possible'), output.includes('package 1: open')]).toEqual([
    'refused',
    true,
    true,
  ])
})

test('orders are listed, one per line', async () => {
  const { outcome, output } = await run('order list')
  expect(outcome).toBe('done')
  expect(output).toContain(
    '123456789012  2026-11-21 15:40  de_DE  confirmed  open  104.90 EUR  anna@example.org',
  )
})

test('orders are found by the words of a command, and the command says how many there are', async () => {
  const { outcome, output } = await run('order find anna berg')
  expect(outcome).toBe('done')
  expect(output).toMatch(/^123456789012 .* anna@example\.org {2}Anna Berg\n21 orders, 1 of them here$/)
  expect((await run('order find anna berg --json')).output).toMatch(/^\{"orders":\[\{"id":"123456789012"/)
})

test('a Shop API that cannot search is named', async () =>
  expect(await run('order find anna', { canSearch: false })).toEqual({
    outcome: 'refused',
    moves: [],
    output: 'the Shop API at SHOP_API_URL cannot search orders: use its own tools',
  }))

test('an order is shown with its returns, its pending refund and its credit notes', async () => {
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
  const { output } = await run('order show 123456789012', { found })
  for (const line of [
    '3 × Model 1 [i1] available, 1 returned',
    '1 × Model 2 [i2] available, refunded, custom made',
    'to be refunded: 10.00 EUR',
    'credit note 1 of 2026-11-21: 5.00 EUR',
  ])
    expect(output).toContain(line)
})
