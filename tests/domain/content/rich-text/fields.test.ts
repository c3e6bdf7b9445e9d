import { expect, test } from 'vitest'
import { fieldsOf } from '#domain/content/rich-text/fields.ts'

test.each([null, undefined, 'text', 3, []])('%j has no fields', (value) => {
  const fields = fieldsOf(value)
  expect([fields.text('a'), fields.count('a', 0, 9), fields.list('a'), fields.raw('a')]).toEqual([
    undefined,
    undefined,
    [],
    undefined,
  ])
})

test.each([
  ['a', 'a'],
  ['', undefined],
  [3, undefined],
])('%j as text is %j', (field, text) => {
  expect(fieldsOf({ field }).text('field')).toBe(text)
})

test.each([
  [3, 3],
  ['3', 3],
  [0, undefined],
  [10, undefined],
  [2.5, undefined],
  ['x', undefined],
  [null, undefined],
])('%j as a count from 1 to 9 is %j', (field, count) => {
  expect(fieldsOf({ field }).count('field', 1, 9)).toBe(count)
})

test('an inherited property is no field', () => {
  expect(fieldsOf({}).raw('constructor')).toBeUndefined()
  expect(
    fieldsOf({ a: { b: 'c' } })
      .object('a')
      .text('b'),
  ).toBe('c')
})
