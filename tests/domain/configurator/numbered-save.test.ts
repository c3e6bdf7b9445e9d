import { expect, test } from 'vitest'
import {
  includesSave,
  isOutdated,
  type LatestSaves,
  readSavingCookie,
  SAVING_COOKIE,
  savingCookie,
  withSave,
} from '#domain/configurator/numbered-save.ts'

const LATEST: LatestSaves = { page: 'one', numbers: { values: 4, confirm: 2 } }

test.each([
  ['no save before it', null, 'values', 'one', 1, false],
  ['a later save of the step', LATEST, 'values', 'one', 3, true],
  ['the same save, repeated', LATEST, 'values', 'one', 4, false],
  ['an earlier save of the step', LATEST, 'values', 'one', 5, false],
  ['a later save of another step', LATEST, 'type', 'one', 3, false],
  ['no save of the step', LATEST, 'glass', 'one', 1, false],
  ['a later save of a step that it repeats', LATEST, 'confirm', 'one', 2, true],
  ['earlier saves of steps that it repeats', LATEST, 'summary', 'one', 5, false],
  ['a later save by another page', LATEST, 'values', 'two', 1, false],
] as const)('after %s a save is outdated or counts', (_, latest, step, page, number, outdated) => {
  expect(isOutdated(latest, step, { page, number })).toBe(outdated)
})

test('the latest saves are those of the page that saved last', () => {
  expect(withSave(null, 'type', { page: 'one', number: 1 })).toEqual({ page: 'one', numbers: { type: 1 } })
  expect(withSave(LATEST, 'confirm', { page: 'one', number: 5 })).toEqual({
    page: 'one',
    numbers: { values: 4, confirm: 5 },
  })
  expect(withSave(LATEST, 'glass', { page: 'two', number: 1 })).toEqual({
    page: 'two',
    numbers: { glass: 1 },
  })
})

test.each([
  ['nothing is stored', null, 'one', 1, false],
  ['it is stored', LATEST, 'one', 4, true],
  ['a later one is stored', LATEST, 'one', 3, true],
  ['an earlier one is stored', LATEST, 'one', 5, false],
  ['one of another page is stored', LATEST, 'two', 1, false],
] as const)('a save is included or not where %s', (_, latest, page, number, included) => {
  expect(includesSave(latest, { page, number })).toBe(included)
})

test('the cookie of a page is read for its pair alone', () => {
  const cookie = savingCookie('/de-de/p/elvas/', 7, { page: 'k3x9', number: 12 })
  expect(cookie).toBe(`${SAVING_COOKIE}=7.k3x9.12; max-age=10; path=/de-de/p/elvas/; samesite=lax`)
  expect(readSavingCookie('7.k3x9.12', 7)).toEqual({ page: 'k3x9', number: 12 })
  expect(readSavingCookie('7.k3x9.12', 8)).toBeNull()
})

test.each([
  undefined,
  '',
  '7',
  '7.k3x9',
  '7.k3x9.',
  '7..1',
  '7.k3 x9.1',
  '7.k3x9.1.2',
  '7.k3x9.1234567',
  "7.'.1",
])('the cookie %j names no save', (value) => {
  expect(readSavingCookie(value, 7)).toBeNull()
})
