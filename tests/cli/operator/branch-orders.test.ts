import { expect, test } from 'vitest'
import { runBranchOrderCommand } from '#cli/operator/branch-orders.ts'
import { parseCommand } from '#cli/operator/parse-command.ts'
import { aBranchOrder } from '#tests/support/branch-orders.ts'

const FILE = JSON.stringify({
  branchId: 1003,
  currencyCode: 'EUR',
  customer: { firstName: 'Ada', lastName: 'Muster', email: 'ada@example.com', zip: '50667' },
  lines: [{ name: 'Brera 4711', quantity: 1, price: 18900, values: { right: { sphere: -2.25 }, left: {} } }],
})

async function type(line: string, file = FILE) {
  const created: { variant: string; key: string }[] = []
  const output: string[] = []
  const command = parseCommand(line.split(' '))
  if (typeof command === 'string') throw new Error(command)
  const outcome = await runBranchOrderCommand(
    command,
    {
      list: async () => [aBranchOrder()],
      byId: async (id) => (id === '500000000001' ? aBranchOrder() : null),
      move: async (id, event) => (event === 'complain' ? null : aBranchOrder({ id, status: 'collected' })),
      create: async (variant, { key }) => {
        created.push({ variant, key })
        return aBranchOrder()
      },
      readFile: async () => file || Promise.reject(new Error('no such file')),
    },
    (text) => void output.push(text),
  )
  return { outcome, output: output.join('\n'), created }
}

test('a file is an order, and the same file the same', async () => {
  const [one, again] = [
    await type('branch-order create de-de a.json'),
    await type('branch-order create de-de a.json'),
  ]
  expect([one.outcome, one.created]).toEqual(['done', again.created])
  expect(one.created).toMatchObject([{ variant: 'de-de' }])
  const other = await type('branch-order create de-de a.json', FILE.replace('Brera', 'Corso'))
  expect(other.created[0]?.key).not.toBe(one.created[0]?.key)
})

test.each(['branch-order list', 'branch-order show 5000 0000000 1', 'branch-order collect 500000000001'])(
  '%s shows no values of eyes',
  async (line) => {
    const { outcome, output } = await type(line)
    expect(outcome).toBe('done')
    expect(output).toContain('Brera 4711')
    expect(output).not.toContain('2.25')
  },
)

test('lists and orders as JSON', async () => {
  expect(JSON.parse((await type('branch-order list --json')).output)).toHaveLength(1)
  expect(JSON.parse((await type('branch-order ready 500000000001 --json')).output)).toMatchObject({
    id: '500000000001',
  })
})

test.each([
  ['branch-order show 500000000009', FILE],
  ['branch-order complain 500000000001', FILE],
  ['branch-order create de-de a.json', ''],
  ['branch-order create de-de a.json', '{'],
  ['branch-order create de-de a.json', '[]'],
  ['branch-order create de-de a.json', '{"branchId":1}'],
  ['branch-order create de-ch a.json', FILE],
])('%s is refused', async (line, file) => expect((await type(line, file)).outcome).toBe('refused'))

test.each([
  'branch-order create de-de',
  'branch-order create xx a.json',
  'branch-order create de-de a.json b.json',
  'branch-order list 1',
  'branch-order ready 7',
  'branch-order burn 500000000001',
  'branch-order list --force',
])('%s is invalid', async (line) => expect((await type(line)).outcome).toBe('misread'))
