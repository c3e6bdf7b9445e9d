import { expect, test } from 'vitest'
import { newestChange } from '#domain/seo/newest-change.ts'

const [NOON, ONE, THREE] = ['2026-11-01T12:00:00Z', '2026-11-01T13:00:00Z', '2026-11-01T15:00:00+03:00']

test.each([
  [[], null],
  [[null, undefined], null],
  [[NOON], NOON],
  [[NOON, null, ONE], ONE],
  [[ONE, NOON], ONE],
  // In another zone, earlier than it looks.
  [[ONE, THREE], ONE],
  [[NOON, THREE], NOON],
])('the newest of %j is %s', (moments, newest) => expect(newestChange(moments)).toBe(newest))
