import { expect, test } from 'vitest'
import { runObjectionCommand } from '#cli/operator/objections.ts'
import { parseCommand } from '#cli/operator/parse-command.ts'

async function type(line: string, objected = new Set<string>()) {
  const output: string[] = []
  const command = parseCommand(line.split(' '))
  if (typeof command === 'string') throw new Error(command)
  const outcome = await runObjectionCommand(
    command,
    {
      objectedAt: async (variant, email) =>
        objected.has(`${variant} ${email}`) ? '2026-11-27T10:00:00Z' : null,
      async recordObjection(variant, email, isObjected) {
        if (isObjected) objected.add(`${variant} ${email}`)
        else objected.delete(`${variant} ${email}`)
      },
    },
    (text) => void output.push(text),
  )
  return { outcome, output: output.join('\n'), objected }
}

test('an objection is shown, recorded in all shops, and removed', async () => {
  const objected = new Set(['pl-pl anna@example.org'])
  const shown = await type('objection show anna@example.org', objected)
  expect(shown.outcome).toBe('done')
  expect(shown.output).toContain('de-de  reminded')
  expect(shown.output).toContain('pl-pl  objected 2026-11-27T10:00:00Z')
  expect((await type('objection record anna@example.org', objected)).output).not.toContain('reminded')
  expect(objected.size).toBe(9)
  expect((await type('objection remove anna@example.org', objected)).output).not.toContain('objected')
})

test.each([
  'objection show',
  'objection show anna',
  'objection list anna@example.org',
  'objection show anna@example.org --json',
])('%s is invalid', async (line) => {
  const { outcome, objected } = await type(line)
  expect([outcome, objected.size]).toEqual(['misread', 0])
})
