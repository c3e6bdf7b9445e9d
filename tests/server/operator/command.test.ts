import { expect, test } from 'vitest'
import type { Move } from '#domain/order/move.ts'
import { runCommand } from '#server/operator/command.ts'
import { anOrder, aPackage } from '#tests/support/placed-orders.ts'

async function type(line: string, { isPossible = true } = {}) {
  const order = anOrder({ packages: [aPackage(1), aPackage(2, { carrierKey: 'PIGEON' })] })
  const moves: Move[] = []
  const said: string[] = []
  const isGood = await runCommand(
    line.split(' ').filter(Boolean),
    {
      byId: async (id) => (id === order.id ? order : null),
      latest: async (page) => ({ orders: page === 1 ? [order] : [], total: 1 }),
      async move(_, move) {
        moves.push(move)
        return isPossible ? { ok: true, value: order } : { ok: false, error: 'impossible' }
      },
    },
    (text) => void said.push(text),
  )
  return { isGood, moves, said: said.join('\n') }
}

test.each<[string, Move]>([
  ['order workshop 123456789012', { event: 'prepare', to: 'delegation_pending' }],
  ['order pack 123456789012 --package 2', { event: 'prepare', to: 'shipment_pending', packageId: 2 }],
  ['order ship 1234 5678901 2', { event: 'ship' }],
  [
    'order ship 123456789012 --tracking JJD1',
    {
      event: 'ship',
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
  ['order refund 123456789012', { event: 'refund' }],
  ['order refund 123456789012 --amount 12.3', { event: 'refund', amount: 1230 }],
  ['order refund 123456789012 --amount 7,05', { event: 'refund', amount: 705 }],
])('%s', async (line, move) => {
  const { isGood, moves, said } = await type(line)
  expect([isGood, moves]).toEqual([true, [move]])
  expect(said).toContain('order 1234 5678901 2: confirmed')
})

test.each([
  ['', 'what is to be done?'],
  ['basket empty', 'what is to be done?'],
  ['order ship', 'is no order number'],
  ['order ship 12', 'is no order number'],
  ['order ship 999999999999', 'there is no order'],
  ['order fly 123456789012', 'nobody knows how to fly'],
  ['order ship 123456789012 --package 3', 'has no package 3'],
  ['order ship 123456789012 --package 2 --tracking P1', 'no address is known'],
  ['order refund 123456789012 --amount much', 'is no amount'],
  ['order ship 123456789012 --fast', '--fast'],
  ['order list x', 'is no page'],
])('%j is refused, and nothing moves', async (line, expected) => {
  const { isGood, moves, said } = await type(line)
  expect([isGood, moves]).toEqual([false, []])
  expect(said).toContain(expected)
})

test('what an order does not allow is told with the order', async () => {
  const { isGood, said } = await type('order deliver 123456789012', { isPossible: false })
  expect([isGood, said.includes('cannot be done'), said.includes('package 1: open')]).toEqual([
    false,
    true,
    true,
  ])
})

test('orders are listed in a line each', async () => {
  const { isGood, said } = await type('order list')
  expect(isGood).toBe(true)
  expect(said).toContain(
    '123456789012  2026-11-21 15:40  de_DE  confirmed  open  104.90 EUR  anna@example.org',
  )
})
