import { describe, expect, test } from 'vitest'
import { runCommand } from '#cli/operator/command.ts'
import type { IncomingTransfer, TransferResult } from '#domain/transfer/match-transfer.ts'
import { aPayment } from '#tests/support/payment.ts'
import { anOrder } from '#tests/support/orders.ts'
import { noDatabase, noFile, noPayouts, unusedServices } from '#tests/support/operator.ts'
import { aStatement } from '#tests/support/statements.ts'

const refuse = () => Promise.reject(new Error('not used'))

async function run(
  args: string[],
  {
    file = '',
    answer = { outcome: 'paid', orderId: '123456789012' },
  }: { file?: string; answer?: TransferResult } = {},
) {
  const recorded: IncomingTransfer[] = []
  const output: string[] = []
  const outcome = await runCommand(
    args,
    {
      orders: { byId: refuse, latest: refuse, search: refuse, move: refuse },
      transfers: {
        unpaid: async () => [
          { order: anOrder(), payment: aPayment(), reminded: 0 },
          { order: anOrder(), payment: aPayment(), reminded: 2 },
        ],
        async record(transfer) {
          recorded.push(transfer)
          return answer
        },
        async readFile(path) {
          if (path !== 'statement.xml') throw new Error('no such file')
          return file
        },
      },
      declarations: { listOpen: refuse, find: refuse, settle: refuse },
      jobs: { list: refuse, retry: refuse },
      database: noDatabase,
      writeFile: noFile,
      payouts: noPayouts,
      ...unusedServices,
      now: () => new Date('2026-12-01T20:00Z'),
    },
    (text) => void output.push(text),
  )
  return { outcome, recorded, output: output.join('\n') }
}

describe('order paid', () => {
  test.each([
    [['123456789012'], {}],
    [['1234', '5678901', '2', '2026-11-30'], { bookedOn: '2026-11-30' }],
  ])('%o records the order as paid in full', async (operands, day) => {
    const { outcome, recorded } = await run(['order', 'paid', ...operands])
    expect([outcome, recorded]).toEqual([
      'done',
      [{ key: 'paid:123456789012', orders: ['123456789012'], symbols: [], ...day }],
    ])
  })

  test.each([
    [[]],
    [['12']],
    [['123456789012', '2026-13-01']],
    [['123456789012', '2026-12-02']],
    [['123456789012', '--json']],
  ])('%o is no command', async (operands) => {
    const { outcome, recorded } = await run(['order', 'paid', ...operands])
    expect([outcome, recorded]).toEqual(['misread', []])
  })

  test.each([
    ['paid', 'done', 'is paid'],
    ['recorded', 'done', 'paid before: nothing changed'],
    ['unknown', 'refused', 'there is no order'],
    ['cancelled', 'refused', 'is cancelled'],
    ['other-method', 'refused', 'not paid by invoice'],
    ['already-paid', 'refused', 'already paid'],
  ] as const)('the answer %s is %s', async (answer, outcome, words) => {
    const result = await run(['order', 'paid', '123456789012'], {
      answer: { outcome: answer, orderId: null },
    })
    expect([result.outcome, result.output]).toEqual([outcome, expect.stringContaining(words)])
  })
})

test('order unpaid lists what is overdue, with its reminders', async () => {
  const { outcome, output } = await run(['order', 'unpaid'])
  expect(outcome).toBe('done')
  expect(output.split('\n')).toEqual([
    '123456789012  due 2026-12-05  104.90 EUR  not reminded  anna@example.org',
    '123456789012  due 2026-12-05  104.90 EUR  reminder 2  anna@example.org',
    '2 unpaid',
  ])
  expect((await run(['order', 'unpaid', 'x'])).outcome).toBe('misread')
})

test('order unpaid --json has the same facts', async () => {
  const { outcome, output } = await run(['order', 'unpaid', '--json'])
  expect(outcome).toBe('done')
  const invoice = {
    orderId: '123456789012',
    dueOn: '2026-12-05',
    amount: 10490,
    currency: 'EUR',
    email: 'anna@example.org',
  }
  expect(JSON.parse(output)).toEqual([
    { ...invoice, reminded: 0 },
    { ...invoice, reminded: 2 },
  ])
  expect((await run(['order', 'paid', '123456789012', '--json'])).outcome).toBe('misread')
})

describe('order payments', () => {
  const credit = { bankReference: 'B1', reference: 'RF03123456789012' }
  const file = aStatement([
    credit,
    credit,
    { ...credit, bankReference: 'B2', direction: 'DBIT' },
    { ...credit, bankReference: 'B3', isReversal: true },
    { ...credit, bankReference: 'B4', status: 'PDNG' },
    { ...credit, bankReference: 'B5', amount: 'much' },
    { bankReference: 'B6', text: 'Miete\u009b2J' },
  ])

  test('records credits alone, and names what is for a person to look at', async () => {
    const { outcome, recorded, output } = await run(['order', 'payments', 'statement.xml'], { file })
    expect(outcome).toBe('done')
    expect(recorded.map(({ amount, orders }) => [amount, orders])).toEqual([
      [10490, ['123456789012']],
      [10490, []],
    ])
    for (const words of [
      'twice in the file',
      'went out',
      'taken back',
      'not booked',
      'no amount',
      '2 paid, 0 recorded before, 5 to look at',
    ])
      expect(output).toContain(words)
    expect(output).not.toContain('\u009b')
  })

  test.each([
    [[], 'misread'],
    [['a', 'b'], 'misread'],
    [['other.xml'], 'refused'],
    [['statement.xml'], 'refused'],
  ])('%o without a statement is %s', async (operands, outcome) =>
    expect(await run(['order', 'payments', ...operands], { file: 'no xml' })).toMatchObject({
      outcome,
      recorded: [],
    }),
  )
})
