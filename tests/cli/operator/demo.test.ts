import { expect, test } from 'vitest'
import { runCommand } from '#cli/operator/command.ts'
import { createOperatorApi } from '#modules/operator/operator-api.ts'
import { OPERATOR_TOKEN_HEADER } from '#modules/operator/operator-declarations.ts'
import { DEMO_PATH, type DemoAccount, operatorDemoClient } from '#modules/operator/operator-demo.ts'
import { noDatabase, noFile, noPayouts, noTransfers, unusedServices } from '#tests/support/operator.ts'

const nothing = () => Promise.reject(new Error('not called'))
const ACCOUNT = {
  email: 'demo@de-de.example',
  firstName: 'Dana',
  lastName: 'Muster',
  gender: 'n',
  password: 'Demo-Brille-1',
} as const

/** The command, and the door of the open shop. */
function openDoor(provide?: (account: DemoAccount) => Promise<string>) {
  const gate = createOperatorApi({
    payouts: noPayouts,
    ...unusedServices,
    declarations: { listOpen: nothing, find: nothing, settle: nothing },
    jobs: { list: nothing, retry: nothing },
    token: 'local',
    shopApi: undefined,
    onMoved() {},
    provideDemoAccount: provide,
  })
  return async (line: string, token = 'local') => {
    const output: string[] = []
    const account = operatorDemoClient('http://127.0.0.1:4322', token, gate)
    const outcome = await runCommand(
      line.split(' '),
      {
        orders: { byId: nothing, latest: nothing, search: nothing, move: nothing },
        declarations: { listOpen: nothing, find: nothing, settle: nothing },
        database: noDatabase,
        writeFile: noFile,
        payouts: noPayouts,
        ...unusedServices,
        transfers: noTransfers,
        jobs: { list: nothing, retry: nothing },
        demo: {
          async provide() {
            const subscription = await account(ACCOUNT)
            const { email, password } = ACCOUNT
            if (subscription === null) return null
            const orders = { glasses: '400000000001', contactLenses: null, branchOrder: '500000000001' }
            const numbers = { ...orders, subscription, appointment: '8', appointmentId: 'a8' }
            return [{ variant: 'de-de', email, password, ...numbers }]
          },
        },
      },
      (text) => void output.push(text),
    )
    return { outcome, output: output.join('\n') }
  }
}
const open = openDoor(async () => '7-1')

test('the demo customers are listed with what they have', async () =>
  expect(await open('demo')).toEqual({
    outcome: 'done',
    output:
      'de-de  demo@de-de.example  Demo-Brille-1  glasses 400000000001  subscription 7-1  branch order 500000000001  appointment 8',
  }))

test('the list is available as JSON', async () => {
  const { outcome, output } = await open('demo --json')
  expect([outcome, JSON.parse(output)]).toEqual([
    'done',
    {
      customers: [
        {
          variant: 'de-de',
          email: 'demo@de-de.example',
          password: 'Demo-Brille-1',
          orders: { glasses: '400000000001', lenses: null },
          subscription: '7-1',
          branchOrder: '500000000001',
          appointment: '8',
          appointmentId: 'a8',
        },
      ],
    },
  ])
})

test.each([
  ['demo now', 'demo takes no arguments: now'],
  ['demo --force', 'demo has no option --force'],
])('%s is misread', async (line, text) =>
  expect(await open(line)).toEqual({ outcome: 'misread', output: text }),
)

test('a shop in production has none', async () =>
  expect(await openDoor()('demo')).toEqual({
    outcome: 'refused',
    output: 'a shop in production has no demo customers',
  }))

test('without the token nobody makes an account', async () =>
  expect(open('demo', 'guessed')).rejects.toThrow('401'))

test.each([
  ['GET', null, 404],
  ['POST', null, 400],
  ['POST', { ...ACCOUNT, email: 'anna@posteo.de' }, 400],
  ['POST', { ...ACCOUNT, email: 'anna' }, 400],
  ['POST', { ...ACCOUNT, password: 'x' }, 400],
])('the door answers %s %j with %i', async (method, body, status) => {
  const gate = createOperatorApi({
    payouts: noPayouts,
    ...unusedServices,
    declarations: { listOpen: nothing, find: nothing, settle: nothing },
    jobs: { list: nothing, retry: nothing },
    token: 'local',
    shopApi: undefined,
    onMoved() {},
    provideDemoAccount: nothing,
  })
  const request = new Request(`http://127.0.0.1${DEMO_PATH}`, {
    method,
    headers: { [OPERATOR_TOKEN_HEADER]: 'local' },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  expect((await gate(request)).status).toBe(status)
})
