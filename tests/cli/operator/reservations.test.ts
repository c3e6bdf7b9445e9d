import { expect, test } from 'vitest'
import { parseCommand } from '#cli/operator/parse-command.ts'
import { runReservationCommand } from '#cli/operator/reservations.ts'
import { aReservation } from '#tests/support/reservations.ts'

async function type(line: string) {
  const moves: string[] = []
  const output: string[] = []
  const command = parseCommand(line.split(' '))
  if (typeof command === 'string') throw new Error(command)
  const outcome = await runReservationCommand(
    command,
    {
      list: async () => [aReservation()],
      move: async (id, event) => {
        moves.push(`${id} ${event}`)
        return id === '400000000001' ? aReservation({ status: 'collected' }) : null
      },
    },
    (text) => void output.push(text),
  )
  return { outcome, output: output.join('\n'), moves }
}

test('what waits is listed, and collected or cancelled by its number', async () => {
  expect((await type('reservation list')).output).toContain('Brera 4711')
  expect(JSON.parse((await type('reservation list --json')).output)).toHaveLength(1)
  const { outcome, moves } = await type('reservation collect 4000 0000000 1')
  expect([outcome, moves]).toEqual(['done', ['400000000001 collect']])
  expect((await type('reservation cancel 400000000001 --json')).outcome).toBe('done')
})

test('one that is over is refused', async () =>
  expect((await type('reservation cancel 400000000009')).outcome).toBe('refused'))

test.each([
  'reservation list 1',
  'reservation collect',
  'reservation collect 7',
  'reservation expire 400000000001',
  'reservation list --force',
])('%s is invalid', async (line) => {
  const { outcome, moves } = await type(line)
  expect([outcome, moves]).toEqual(['misread', []])
})
