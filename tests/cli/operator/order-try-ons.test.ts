import { expect, test } from 'vitest'
import { runCommand } from '#cli/operator/command.ts'
import type { KeepTried } from '#domain/order/keep-tried.ts'
import type { Order } from '#domain/order/order.ts'
import { fail, ok } from '#domain/result.ts'
import { noDatabase, noFile, noPayouts, unusedServices, noTransfers } from '#tests/support/operator.ts'
import { aPayment } from '#tests/support/payment.ts'
import { aTryOn } from '#tests/support/try-ons.ts'

const refuse = () => Promise.reject(new Error('not used'))
const SENT = {
  letters: [
    { stage: 2, at: '2026-12-09T08:00:00Z' },
    { stage: 3, at: '2026-12-13T08:00:00Z' },
  ],
} satisfies Order['tryOn']

async function run(args: string[], { order = aTryOn(), isCharged = true } = {}) {
  const requests: KeepTried[] = []
  const output: string[] = []
  const found = { order, payment: aPayment() }
  const outcome = await runCommand(
    ['order', ...args],
    {
      orders: {
        byId: async (id) => (id === order.id ? found : null),
        latest: refuse,
        search: refuse,
        move: refuse,
      },
      declarations: { listOpen: refuse, find: refuse, settle: refuse },
      jobs: { list: refuse, retry: refuse },
      database: noDatabase,
      writeFile: noFile,
      payouts: noPayouts,
      transfers: noTransfers,
      ...unusedServices,
      now: () => new Date('2026-12-16T08:00:00Z'),
      tryOns: {
        open: async () => [found],
        async keep(_, request) {
          requests.push(request)
          return isCharged ? ok(found) : fail('impossible')
        },
      },
    },
    (text) => void output.push(text),
  )
  return { outcome, requests, output: output.join('\n') }
}

test('try-ons are listed with their last day, and what may be charged', async () => {
  const { output } = await run(['try-ons'], { order: aTryOn({ tryOn: SENT }) })
  expect(output).toMatch(/123456789012 {2}overdue {2}2026-12-08 {2}3 frames .* 2 letters {2}may be charged/)
  expect((await run(['try-ons'])).output).not.toContain('may be charged')
})

test('the list is available as JSON', async () => {
  const jsonOf = async (order: Order) => JSON.parse((await run(['try-ons', '--json'], { order })).output)
  const overdue = {
    orderId: '123456789012',
    stage: 'overdue',
    endsOn: '2026-12-08',
    frames: 3,
    amount: expect.any(Number),
    currency: 'EUR',
    letters: 2,
    mayBeCharged: true,
    email: 'anna@example.org',
  }
  expect(await jsonOf(aTryOn({ tryOn: SENT }))).toEqual([overdue])
  expect(await jsonOf(aTryOn())).toEqual([{ ...overdue, letters: 0, mayBeCharged: false }])
  expect((await run(['charge', '123456789012', '--json'])).outcome).toBe('misread')
})

test.each([
  [
    ['charge', '123456789012'],
    ['i1', 'i2', 'i3'],
  ],
  [['charge', '1234 5678901 2', '--item', 'i2'], ['i2']],
])('%j charges %j', async (args, keys) => {
  const { outcome, requests } = await run(args)
  expect([outcome, requests]).toEqual(['done', [{ keys, by: 'operator' }]])
})

test.each([
  ['what the shop refuses', ['charge', '123456789012'], { isCharged: false }, 'refused'],
  ['what is over', ['charge', '123456789012'], { order: aTryOn({ status: 'cancelled' }) }, 'refused'],
  ['an order that is none', ['charge', '999999999999'], {}, 'refused'],
  ['no number', ['charge'], {}, 'misread'],
  ['other options', ['charge', '123456789012', '--opened'], {}, 'misread'],
  ['a list of one', ['try-ons', '123456789012'], {}, 'misread'],
])('%s is not charged', async (_, args, world, outcome) =>
  expect((await run(args, world)).outcome).toBe(outcome),
)
