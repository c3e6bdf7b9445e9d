import { expect, test } from 'vitest'
import { runPayoutCommand } from '#cli/operator/order-payouts.ts'
import { parseCommand } from '#cli/operator/parse-command.ts'
import { minor } from '#domain/money/price.ts'
import type { Payout } from '#modules/payouts/payouts.ts'
import { createOperatorApi } from '#modules/operator/operator-api.ts'
import { operatorPayoutsClient } from '#modules/operator/operator-payouts.ts'
import { unusedServices } from '#tests/support/operator.ts'

const refuse = () => Promise.reject(new Error('not asked'))
const waiting: Payout = { orderId: '123456789012', amount: minor(1990), currency: 'PLN', account: null }
const ACCOUNT = { holder: 'Anna\u009b2J', iban: 'PL61109010140000071219812874' }

/** The command, and the operator's API of the shop. */
async function type(line: string, token = 'local') {
  const gate = createOperatorApi({
    declarations: { listOpen: refuse, find: refuse, settle: refuse },
    jobs: { list: refuse, retry: refuse },
    payouts: {
      list: async () => [waiting, { ...waiting, account: ACCOUNT }],
      payOut: async (id, amount) => (id === waiting.orderId && amount <= waiting.amount ? waiting : null),
    },
    ...unusedServices,
    token: 'local',
    shopApi: undefined,
    onMoved() {},
  })
  const output: string[] = []
  const command = parseCommand(line.split(' '))
  if (typeof command === 'string') throw new Error(command)
  const client = operatorPayoutsClient('http://127.0.0.1:4322', token, gate)
  const outcome = await runPayoutCommand(command, client, (text) => void output.push(text))
  return { outcome, output }
}

test('the list names accounts, and what waits for one', async () =>
  expect(await type('order payouts')).toEqual({
    outcome: 'done',
    output: [
      '123456789012  19.90 PLN  waiting for account',
      '123456789012  19.90 PLN  waiting for payout  Anna\\u009b2J  PL61 1090 1014 0000 0712 1981 2874',
      '2 to pay out',
    ],
  }))

test('the list is available as JSON', async () => {
  const { outcome, output } = await type('order payouts --json')
  expect([outcome, output.length]).toEqual(['done', 1])
  expect(JSON.parse(output.join(''))).toEqual([waiting, { ...waiting, account: ACCOUNT }])
})

test.each([
  ['order paid-out 123456789012 --amount 19.90', 'done'],
  ['order paid-out 1234 5678901 2 --amount 12', 'done'],
  ['order paid-out 123456789012 --amount 19.91', 'refused'],
  ['order paid-out 999999999999 --amount 19.90', 'refused'],
  ['order paid-out 123456789012', 'misread'],
  ['order paid-out 123456789012 --amount 0', 'misread'],
  ['order paid-out 12 --amount 19.90', 'misread'],
  ['order payouts 123456789012', 'misread'],
  ['order payouts --amount 19.90', 'misread'],
  ['order payouts 123456789012 --json', 'misread'],
  ['order paid-out 123456789012 --amount 19.90 --json', 'misread'],
])('%s is %s', async (line, outcome) => expect((await type(line)).outcome).toBe(outcome))

test('without the token nobody sees an account', async () =>
  expect(type('order payouts', 'guessed')).rejects.toThrow('401'))

test('where the answer is lost, the operator is told to look before a second time', async () =>
  expect(type('order paid-out 123456789012 --amount 19.90', 'wrong')).rejects.toThrow(
    /401\. It may have been recorded: see order payouts/,
  ))
