import { expect, test } from 'vitest'
import { LOG_LEVELS, parseLogLevel } from '#platform/log-level.ts'

test('the levels have the numbers of the specification', () =>
  expect(LOG_LEVELS).toEqual({ error: 0, warn: 1, info: 3, debug: 4 }))

test.each([
  ['error', 'error'],
  ['0', 'error'],
  ['warn', 'warn'],
  ['1', 'warn'],
  ['info', 'info'],
  ['3', 'info'],
  ['debug', 'debug'],
  ['4', 'debug'],
  ['silent', 'silent'],
  ['2', null],
  ['-1', null],
  ['', null],
  ['Error', null],
  ['trace', null],
])('LOG_LEVEL %j is %j', (text, level) => expect(parseLogLevel(text)).toBe(level))
