import { expect, test } from 'vitest'
import { runAppointmentCommand } from '#cli/operator/appointments.ts'
import { parseCommand } from '#cli/operator/parse-command.ts'
import { fail, ok } from '#domain/result.ts'
import { anAppointment } from '#tests/support/appointments.ts'
import { aBranch } from '#tests/support/branches.ts'

const known = anAppointment()

async function type(line: string) {
  const output: string[] = []
  const blocks: object[] = []
  const command = parseCommand(line.split(' '))
  if (typeof command === 'string') throw new Error(command)
  const outcome = await runAppointmentCommand(command, {
    appointments: {
      list: async () => [known],
      cancel: async (id, by) =>
        id === known.number
          ? ok({ ...known, status: by.actor === 'operator' ? 'cancelled' : 'held' })
          : fail('unknown'),
      recordMissed: async () => fail('impossible'),
      async block(branchId, times) {
        blocks.push({ branchId, ...times })
        return 2
      },
    },
    branches: { list: async () => [aBranch({ id: 7 })] },
    now: () => new Date('2026-07-24T10:00Z'),
    writeLine: (text) => void output.push(text),
  })
  return { outcome, output: output.join('\n'), blocks }
}

test.each([
  [
    'appointment list',
    'done',
    /^1234567890 {2}booked {2}2026-11-25T10:00:00\+01:00 {2}eye-test {2}1 Köln {2}Anna Berg/,
  ],
  ['appointment list --json', 'done', /^\[\{"id":"appointment-of-anna-0001"/],
  ['appointment cancel 1234567890', 'done', /^1234567890 {2}cancelled/],
  ['appointment cancel 9999999999', 'refused', /no appointment 9999999999/],
  ['appointment missed 1234567890', 'refused', /missed is not possible for appointment 1234567890 now/],
  ['appointment cancel Anna', 'misread', /not a number/],
  ['appointment cancel', 'misread', /takes 1 argument$/],
  ['appointment cancel 1234567890 --json', 'misread', /json/],
  ['appointment move 1', 'misread', /unknown command/],
  ['appointment block 8 2026-12-24 2026-12-24', 'refused', /no branch 8/],
  ['appointment block 7 2026-12-24', 'misread', /takes 3 arguments/],
  ['appointment block 7 2026-13-24 2026-12-24', 'misread', /not two times/],
  ['appointment block 7 2026-12-24T12:00 2026-12-24T09:00', 'misread', /T09:00 does not come after 2026/],
  ['appointment block 7 2026-07-23 2026-07-23', 'misread', /2026-07-23 is past/],
  ['appointment block 7 2026-07-24 2026-07-24T12:00', 'misread', /T12:00 is past/],
  ['appointment block 7 2026-12-24T24:00 2026-12-25', 'misread', /not two times/],
] as const)('%s is %s', async (line, outcome, output) => {
  const typed = await type(line)
  expect([typed.outcome, typed.blocks]).toEqual([outcome, []])
  expect(typed.output).toMatch(output)
})

test.each([
  ['2026-12-24 2026-12-25', '2026-12-23T23:00:00.000Z', '2026-12-25T23:00:00.000Z'],
  ['2026-07-24T09:00 2026-07-24T12:30', '2026-07-24T07:00:00.000Z', '2026-07-24T10:30:00.000Z'],
])('%s blocks the times of the branch', async (times, from, to) => {
  const { blocks, output } = await type(`appointment block 7 ${times}`)
  expect(blocks).toEqual([{ branchId: 7, from, to }])
  expect(output).toContain('to be moved: 2 appointments')
})
