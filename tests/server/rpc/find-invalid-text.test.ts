import { expect, test } from 'vitest'
import { findInvalidText } from '#server/rpc/find-invalid-text.ts'

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

test.each([
  [null, null],
  [{ a: [1, 'text', true, null, { b: '👓 ü' }] }, null],
  [deep(20), null],
  ['\u0000', 'payload'],
  [{ a: ['\u0000'] }, 'payload.a.0'],
  [{ a: 'two\r\n\tlines' }, null],
  [{ a: '\u001b[2J' }, 'payload.a'],
  [{ a: 'Anna\u202e' }, 'payload.a'],
  [{ a: { b: '\ud800' } }, 'payload.a.b'],
  [{ a: { '\u0000': 1 } }, 'payload.a'],
  [deep(21), `payload${'.0'.repeat(20)}`],
  [deep(100_000), `payload${'.0'.repeat(20)}`],
])('invalid text is found at its path: case %#', (payload, place) =>
  expect(findInvalidText(payload)).toBe(place),
)
