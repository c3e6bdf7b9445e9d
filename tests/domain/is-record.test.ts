import { expect, test } from 'vitest'
import { isRecord } from '#domain/is-record.ts'

test.each<[unknown, boolean]>([
  [{}, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [1, false],
])('%j: %s', (value, is) => expect(isRecord(value)).toBe(is))
