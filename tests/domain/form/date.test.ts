import { expect, test } from 'vitest'
import { date, futureDate, parseDate } from '#domain/form/date.ts'

test.each([
  ['29.02.2024', '2024-02-29'],
  ['31.12.1900', '1900-12-31'],
  ['01.01.1900', '1900-01-01'],
  ['29.02.2023', null],
  ['31.04.2024', null],
  ['32.01.2024', null],
  ['00.01.2024', null],
  ['01.13.2024', null],
  ['01.00.2024', null],
  ['31.12.1899', null],
  ['1.1.2024', null],
  ['2024-01-01', null],
  ['01.01.24', null],
  [' 01.01.2024', null],
])('%j is the day %s', (value, expected) => {
  expect(parseDate(value)?.toISOString().slice(0, 10) ?? null).toBe(expected)
  expect(date(value) === null).toBe(expected !== null)
})

test('no date is valid', () => expect(date('')).toBeNull())

test.each([
  ['21.11.2026', true],
  ['22.11.2026', true],
  ['20.11.2026', false],
  ['31.02.2027', false],
  ['', false],
])('on 21 November 2026 %j is today or later: %s', (value, expected) => {
  expect(futureDate('2026-11-21')(value) === null).toBe(expected)
})
