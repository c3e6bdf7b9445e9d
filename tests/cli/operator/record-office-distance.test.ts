import { expect, test } from 'vitest'
import { parseCommand } from '#cli/operator/parse-command.ts'
import { recordOfficeDistance } from '#cli/operator/record-office-distance.ts'
import { type AddedValues, addValues } from '#domain/order/add-values.ts'
import { fail, ok } from '#domain/result.ts'
import { anOrder, aPackage } from '#tests/support/orders.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'

const VALUES = {
  right: { sphere: 1, addition: 2, pd: 32 },
  left: { sphere: 1, addition: 2, pd: 31.5 },
}
const pair = (key: string, group: string) => waitingPair(key, group, 'office', { prescriptionValues: VALUES })

async function record(line: string, { groups = ['one'], isStale = false } = {}) {
  const items = groups.flatMap((group, at) => pair(`i${at + 1}`, group))
  const order = anOrder({ items, packages: [aPackage(1)] })
  const output: string[] = []
  const recorded: AddedValues[] = []
  const desk = {
    async recordValues(_: string, values: AddedValues) {
      if (isStale) return fail('impossible' as const)
      const added = addValues(order, values)
      if (!added.ok) return added
      recorded.push(values)
      return ok(order)
    },
    now: () => new Date('2026-11-22T10:00:00.000Z'),
    writeLine: (text: string) => void output.push(text),
  }
  const command = parseCommand(`order values 1 ${line}`.split(' '))
  if (typeof command === 'string') throw new Error(command)
  const outcome = await recordOfficeDistance(desk, order, command.options)
  return { outcome, output: output.join('\n'), recorded }
}

test('distances are recorded with the values that are known', async () =>
  expect(await record('--room 200 --near 40')).toMatchObject({
    outcome: 'done',
    output: 'the distances of pair one are recorded',
    recorded: [{ group: 'one', prescription: VALUES, officeDistance: { room: 200, near: 40 } }],
  }))

test.each([
  ['of which one cannot be chosen', '--room 300 --near 40', {}, 'misread', 'write --room 100|200|400'],
  ['of which one is missing', '--near 40', {}, 'misread', '--near 35|40|50|60'],
  ['beside values', '--room 200 --near 40 --right pd=32', {}, 'misread', 'nothing else'],
  ['of one of two pairs', '--room 200 --near 40', { groups: ['one', 'two'] }, 'refused', '--item one or two'],
  ['of no pair that waits', '--room 200 --near 40 --item x', {}, 'refused', 'waits for the distances'],
  ['that somebody else has recorded', '--room 200 --near 40', { isStale: true }, 'refused', 'pair one waits'],
])('distances %s are not', async (_, line, shop, outcome, output) =>
  expect(await record(line, shop)).toEqual({
    outcome,
    output: expect.stringContaining(output),
    recorded: [],
  }),
)
