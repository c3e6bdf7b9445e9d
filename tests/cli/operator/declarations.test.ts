import { expect, test } from 'vitest'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { runCommand } from '#cli/operator/command.ts'
import { createOperatorApi } from '#modules/operator/operator-api.ts'
import { operatorDeclarationsClient } from '#modules/operator/operator-declarations.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { noDatabase, noFile, noTransfers, noPayouts, unusedServices } from '#tests/support/operator.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const withdrawal = declarationOf('withdrawal', {
  name: 'Anna Berg',
  order: '1234 5678901 2',
  email: 'anna@example.org',
})
const cancellation = declarationOf('cancellation', {
  name: 'Žofie Nováková',
  email: 'zofie@example.cz',
  contract: 'Předplatné 7',
  manner: 'extraordinary',
  reason: 'Stěhování',
})
const LINES = [
  { key: 'frame', name: '1 × Alba', isCustomMade: false },
  { key: 'lens', name: '1 × Gläser', isCustomMade: true },
]
const noJobs = { list: async () => [], retry: async () => 0 }
const nothing = () => Promise.reject(new Error('not asked'))

/** The command, the door of the open shop, and what was declared to it. */
async function desk(token = 'local', isLookupDown = false) {
  let time = Date.parse('2026-11-21T15:40:12Z')
  const { afterSale } = await testAfterSale({
    now: () => new Date(time),
    isLookupDown: () => isLookupDown,
    orders: { '123456789012 anna@example.org': LINES },
  })
  const { declarations } = afterSale
  await declarations.receive(withdrawal, { variant: 'de-de', lines: ['frame', 'lens'], address: undefined })
  time += 60_000
  await declarations.receive(cancellation, { variant: 'cs-cz', lines: [], address: undefined })
  const gate = createOperatorApi({
    payouts: noPayouts,
    ...unusedServices,
    declarations,
    jobs: noJobs,
    token: 'local',
    shopApi: undefined,
    onMoved: () => {},
  })
  const type = async (line: string) => {
    const output: string[] = []
    const outcome = await runCommand(
      line.split(' '),
      {
        orders: { byId: nothing, latest: nothing, search: nothing, move: nothing },
        declarations: operatorDeclarationsClient('http://127.0.0.1:4322', token, gate),
        jobs: noJobs,
        database: noDatabase,
        writeFile: noFile,
        payouts: noPayouts,
        ...unusedServices,
        subscriptions: {
          ...unusedServices.subscriptions,
          byId: async (id) =>
            id === '123456789012-1' || id === '123456789012-2'
              ? { subscription: aSubscription({ id }), intervals: [], ranges: {} }
              : null,
        },
        transfers: noTransfers,
      },
      (text) => void output.push(text),
    )
    return { outcome, output: output.join('\n') }
  }
  const keys = (await declarations.listOpen()).map(({ key }) => key)
  return { type, keys, gate, later: () => void (time += 60_000) }
}

test('open declarations are listed, the oldest first', async () => {
  const { type, keys } = await desk()
  expect(await type('declaration list')).toEqual({
    outcome: 'done',
    output: [
      `${keys[0]}  2026-11-21 15:40  withdrawal  de-de  123456789012  Anna Berg  anna@example.org`,
      `${keys[1]}  2026-11-21 15:41  cancellation  cs-cz  Předplatné 7  Žofie Nováková  zofie@example.cz`,
      '2 open',
    ].join('\n'),
  })
})

test('a declaration is shown with its lines and their keys, which a return needs', async () => {
  const { type, keys } = await desk()
  const { output } = await type(`declaration show ${keys[0]}`)
  expect(output).toContain('  1 × Alba [frame]')
  expect(output).not.toContain('Gläser')
  expect(output).toContain('  open')
  // They are not over by its settlement.
  expect(output.split('\n').slice(-2)).toEqual([
    '  subscription 123456789012-1: active',
    '  subscription 123456789012-2: active',
  ])
  expect((await type(`declaration show ${keys[1]}`)).output).toContain('  reason: Stěhování')
})

test('lines of an order that could not be read are shown as not checked', async () => {
  const { type, keys } = await desk('local', true)
  const { output } = await type(`declaration show ${keys[0]}`)
  expect(output).toContain('  not checked [frame]\n  not checked [lens]\n')
})

test('a settled declaration is no longer open, and keeps the time when it was settled', async () => {
  const { type, keys, later } = await desk()
  const first = await type(`declaration settle ${keys[0]}`)
  expect(first.output).toContain('settled 2026-11-21 15:41')
  later()
  expect(await type(`declaration settle ${keys[0]}`)).toEqual(first)
  expect((await type('declaration list')).output).not.toContain(keys[0])
  expect(await type(`declaration show ${keys[0]}`)).toEqual(first)
})

test.each([
  ['declaration', 'misread', 'no command given'],
  ['declaration burn 0123456789abcdef', 'misread', 'unknown command: burn'],
  ['declaration settle', 'misread', 'nothing is not a key'],
  ['declaration settle ../../v1', 'misread', 'is not a key'],
  ['declaration settle 0123456789abcdef 0123456789abcdef', 'misread', 'is not a key'],
  ['declaration settle 0123456789abcdef --item x', 'misread', 'settle has no option --item'],
  ['declaration list all', 'misread', 'list takes no arguments'],
  ['declaration settle 0123456789abcdef', 'refused', 'there is no declaration'],
])('%j is %s', async (line, outcome, output) => {
  const { type } = await desk()
  const answer = await type(line)
  expect([answer.outcome, answer.output]).toEqual([outcome, expect.stringContaining(output)])
})

test('requests without the token are rejected', async () => {
  const { type } = await desk('wrong')
  await expect(type('declaration list')).rejects.toThrow('401')
})

test('the response to a move does not wait for its consequences', async () => {
  const { afterSale } = await testAfterSale()
  let moves = 0
  const gate = createOperatorApi({
    payouts: noPayouts,
    ...unusedServices,
    declarations: afterSale.declarations,
    jobs: noJobs,
    token: 'local',
    shopApi: async ({ url }) => new Response(null, { status: url.endsWith('1/moves') ? 409 : 200 }),
    onMoved: () => void (moves += 1),
  })
  const told = async (path: string, method = 'POST') => {
    await gate(new Request(`http://127.0.0.1/v1/orders${path}`, { method }))
    return moves
  }
  // Nothing has moved where the order did not allow it, and where one only looked.
  expect([await told('/111111111111/moves'), await told('/222222222222', 'GET')]).toEqual([0, 0])
  expect(await told('/222222222222/moves')).toBe(1)
})

test.each([
  ['GET', '/operator/orders', 404],
  ['GET', '/operator/declarations/x', 404],
  ['GET', '/operator/declarations/0123456789abcdef/settled', 404],
  ['DELETE', '/operator/declarations', 404],
  ['GET', '/v1/products', 404],
])('%s %s has the status %i', async (method, path, status) => {
  const { gate } = await desk()
  const headers = { 'x-access-token': 'local' }
  expect((await gate(new Request(`http://127.0.0.1${path}`, { method, headers }))).status).toBe(status)
})
