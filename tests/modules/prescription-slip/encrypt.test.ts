import { expect, test } from 'vitest'
import { decrypt, encrypt } from '#modules/prescription-slip/encrypt.ts'

const PLAIN = Buffer.from('R -2,25 L -1,75')

test('only the secret and the purpose of the encryption open it', () => {
  const stored = encrypt('secret', '1 a', PLAIN)
  expect(stored.includes('-2,25')).toBe(false)
  expect(decrypt(['secret'], '1 a', stored)).toEqual(PLAIN)
  expect(decrypt(['other'], '1 a', stored)).toBeNull()
  expect(decrypt(['secret'], '2 a', stored)).toBeNull()
  expect(decrypt([], '1 a', stored)).toBeNull()
})

test('an earlier secret still opens what it has encrypted', () => {
  expect(decrypt(['new', 'secret'], 'p', encrypt('secret', 'p', PLAIN))).toEqual(PLAIN)
})

test('the same content is never stored the same way twice', () => {
  expect(encrypt('secret', 'p', PLAIN)).not.toEqual(encrypt('secret', 'p', PLAIN))
})

test.each([
  ['a changed byte', (stored: Buffer) => Buffer.from(stored).fill(stored[40]! ^ 1, 40, 41)],
  ['a cut end', (stored: Buffer) => stored.subarray(0, -1)],
  ['nothing', () => Buffer.alloc(0)],
])('%s is not opened', (_, change) => {
  expect(decrypt(['secret'], 'p', change(encrypt('secret', 'p', PLAIN)))).toBeNull()
})
