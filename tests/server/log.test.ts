import { expect, test } from 'vitest'
import { createLog } from '#server/log.ts'

function written(level: 'info' | 'error', fields: object) {
  const lines: string[] = []
  createLog({ logLevel: level }, { write: (line) => lines.push(line) }).info(fields, 'said')
  return lines.join('')
}

test.each([
  [{ password: 'geheim' }],
  [{ request: { headers: { cookie: 'sid=geheim' } } }],
  [{ user: { email: 'geheim' } }],
  [{ item: { prescriptionValues: { left: 'geheim' } } }],
  [{ config: { token: 'geheim' } }],
])('%o is not written', (fields) => {
  expect(written('info', fields)).not.toContain('geheim')
  expect(written('info', fields)).toContain('[removed]')
})

test('an error is written with its cause', () =>
  expect(written('info', { error: new Error('outer', { cause: new Error('inner') }) })).toContain('inner'))

test('a line below the level is not written', () => expect(written('error', { a: 1 })).toBe(''))
