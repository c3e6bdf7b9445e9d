import { expect, test } from 'vitest'
import { runSlipCommand } from '#cli/operator/order-slips.ts'
import { parseCommand } from '#cli/operator/parse-command.ts'
import { type AddedValues, addValues } from '#domain/order/add-values.ts'
import { handleSlips, operatorSlipsClient } from '#modules/operator/operator-slips.ts'
import type { Slip } from '#modules/prescription-slip/clean-slip.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'

const pair = (key: string, group: string) =>
  anOrderItem(key, {
    packageId: 1,
    itemGroup: { id: group, isMainItem: true, isRequired: true },
    customData: { lensType: 'type_ei' },
  })
const one = anOrder({ id: '111111111111', items: [pair('i7', 'pair1')], packages: [aPackage(1)] })
const two = anOrder({
  id: '222222222222',
  items: [pair('i7', 'pair1'), pair('i8', 'pair2')],
  packages: [aPackage(1)],
})
const photo: Slip = { contentType: 'image/jpeg', content: Buffer.from('photo') }
const receivedAt = '2026-11-22T10:00:00.000Z'

/** A desk whose shop answers over HTTP; the slips of both orders, and one that nobody can decrypt. */
async function run(line: string, { isWritable = true, orders = [one, two] } = {}) {
  const stored = [
    { orderId: one.id, groupId: 'pair1', receivedAt },
    { orderId: two.id, groupId: 'pair1', receivedAt },
    { orderId: two.id, groupId: 'pair2', receivedAt },
  ]
  const shop = {
    listAwaited: async () => stored,
    list: async (id: string) => stored.filter(({ orderId }) => orderId === id),
    read: async (_: string, groupId: string) => (groupId === 'pair1' ? photo : null),
  }
  const output: string[] = []
  const files: [string, string][] = []
  const recorded: AddedValues[] = []
  const command = parseCommand(line.split(' '))
  if (typeof command === 'string') throw new Error(command)
  const outcome = await runSlipCommand(command, {
    orders: {
      async byId(id) {
        const order = orders.find((each) => each.id === id)
        return order ? { order, payment: aPayment() } : null
      },
    },
    slips: operatorSlipsClient('http://127.0.0.1', 'local', async ({ method, url }) =>
      handleSlips(shop, method, new URL(url).pathname),
    ),
    async recordValues(id, values) {
      const added = addValues(orders.find((each) => each.id === id) ?? one, values)
      if (!added.ok) return added
      recorded.push(values)
      return { ok: true, value: { ...one, items: added.value } }
    },
    now: () => new Date(receivedAt),
    async writeFile(file, content) {
      if (!isWritable) throw new Error('EACCES')
      files.push([file, content.toString()])
    },
    writeLine: (text) => void output.push(text),
  })
  return { outcome, output: output.join('\n'), files, recorded }
}

test('the operator sees which orders have a picture of a slip, and saves one', async () => {
  expect(await run('order slips')).toMatchObject({
    outcome: 'done',
    output: expect.stringContaining(`111111111111  pair1  ${receivedAt}`),
  })
  expect(JSON.parse((await run('order slips --json')).output)).toHaveLength(3)
  expect(await run('order slip 1111 11111111 slip.jpg')).toMatchObject({
    outcome: 'done',
    output: 'image/jpeg written to slip.jpg',
    files: [['slip.jpg', 'photo']],
  })
  expect(await run('order slip 222222222222 slip.jpg --item pair1')).toMatchObject({ outcome: 'done' })
})

test('values that were read from a picture are recorded for the pair', async () => {
  const values = '--use far --right sphere=-2.25,cylinder=+0.5,axis=80,pd=32 --left sphere=-1,75,pd=31.5'
  expect((await run(`order values 111111111111 ${values}`)).outcome).toBe('misread')
  const { outcome, recorded } = await run(`order values 111111111111 ${values.replace('-1,75', '-1.75')}`)
  expect(outcome).toBe('done')
  expect(recorded).toEqual([
    {
      group: 'pair1',
      prescription: {
        right: { sphere: -1.75, cylinder: -0.5, axis: 170, pd: 32 },
        left: { sphere: -1.75, pd: 31.5 },
        use: 'far',
      },
      pupilDistance: { method: 'prescription' },
      affirmed: { at: receivedAt, textVersion: 'operator' },
    },
  ])
})

const unmeasured = anOrder({
  id: '444444444444',
  items: [
    {
      ...pair('i7', 'pair1'),
      customData: {
        lensType: 'type_ei',
        prescriptionValues: {
          right: { sphere: -2 },
          left: { sphere: -1.5, cylinder: -0.5, axis: 90 },
          use: 'near',
        },
      },
    },
  ],
  packages: [aPackage(1)],
})

test('a pupillary distance that the shop has measured is added to the values', async () => {
  const { outcome, recorded } = await run('order values 444444444444 --right pd=32 --left pd=31.5', {
    orders: [unmeasured],
  })
  expect(outcome).toBe('done')
  expect(recorded).toMatchObject([
    {
      prescription: {
        right: { sphere: -2, pd: 32 },
        left: { sphere: -1.5, cylinder: -0.5, axis: 90, pd: 31.5 },
        use: 'near',
      },
      pupilDistance: { method: 'branch' },
    },
  ])
})

test.each([
  ['--right hpd=20', 'waits for its pupillary distance'],
  ['--right sphere=-3,pd=32 --left pd=32', 'are never replaced'],
])('values that are known stay as they are: %s', async (values, output) => {
  const answer = await run(`order values 444444444444 ${values}`, { orders: [unmeasured] })
  expect([answer.outcome, answer.output]).toEqual(['refused', expect.stringContaining(output)])
  expect(answer.recorded).toEqual([])
})

test.each([
  ['order slips now --item x', 'misread', 'no option --item'],
  ['order slip 111111111111 slip.jpg --json', 'misread', 'no option --json'],
  ['order slip slip.jpg', 'misread', 'takes an order number and a file'],
  ['order slip 333333333333 slip.jpg', 'refused', 'there is no order'],
  ['order slip 111111111111 slip.jpg --item pair9', 'refused', 'has no picture'],
  ['order slip 222222222222 slip.jpg', 'refused', 'name one by --item pair1 or pair2'],
  ['order slip 222222222222 slip.jpg --item pair2', 'refused', 'cannot be decrypted'],
  ['order values', 'misread', 'takes an order number'],
  ['order values 111111111111 --right sphere=2', 'misread', 'is no value'],
  ['order values 111111111111 --left colour=-2', 'misread', 'is no value'],
  ['order values 111111111111', 'refused', 'nothing-given'],
  ['order values 111111111111 --right sphere=-1', 'refused', 'left sphere: eye-empty'],
  ['order values 111111111111 --right sphere=-9 --left sphere=-1', 'refused', 'right sphere: out-of-range'],
  ['order values 222222222222 --right sphere=-1', 'refused', '--item pair1 or pair2'],
  ['order values 222222222222 --near 40', 'misread', 'write --room'],
  ['order values 222222222222 --right sphere=-1 --item pair9', 'refused', 'waits for values'],
  ['order values 111111111111 --right sphere=+1 --left sphere=+1', 'misread', '--use says which row'],
  [
    'order values 111111111111 --right sphere=+1 --left sphere=0 --use reading',
    'misread',
    '--use says which row',
  ],
  ['order slip 111111111111', 'misread', 'takes an order number and a file'],
])('%s is %s', async (line, outcome, output) => {
  const answer = await run(line)
  expect([answer.outcome, answer.output]).toEqual([outcome, expect.stringContaining(output)])
  expect(answer.recorded).toEqual([])
})

test('a balance lens is recorded as one', async () => {
  const line = 'order values 111111111111 --right balance --left sphere=-1 --use far'
  const { recorded } = await run(line)
  expect(recorded[0]?.prescription).toEqual({
    right: { sphere: -1 },
    left: { sphere: -1 },
    use: 'far',
    balance: 'right',
  })
})

test('a file that cannot be written is named', async () => {
  expect(await run('order slip 111111111111 slip.jpg', { isWritable: false })).toMatchObject({
    outcome: 'refused',
    output: 'slip.jpg: EACCES',
  })
})

test.each([
  ['POST', '/operator/slips'],
  ['GET', '/operator/slips/1'],
  ['GET', '/operator/slips/111111111111/pair9/more'],
])('%s %s is not answered', async (method, path) => {
  const none = { listAwaited: async () => [], list: async () => [], read: async () => null }
  expect((await handleSlips(none, method, path)).status).toBe(404)
})
