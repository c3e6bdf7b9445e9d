import { expect, test } from 'vitest'
import { isTypedInInt, listOf, VALUE_NAMES } from '#domain/configurator/answer-name.ts'

test.each([
  [undefined, []],
  ['', []],
  ['hard,,blue', ['hard', 'blue']],
])('the list %j has %j', (answer, list) => expect(listOf(answer)).toEqual(list))

test('both eyes have the same fields', () => {
  const of = (eye: string) =>
    VALUE_NAMES.filter((name) => name.includes(eye)).map((name) => name.replace(eye, ''))
  expect(of('left')).toEqual(of('right'))
})

test.each([
  [{ source: 'slip', axisScheme: 'int' }, true],
  [{ source: 'slip', axisScheme: 'tabo' }, false],
  [{ source: 'order', axisScheme: 'int' }, false],
])('whether axes were typed after INT: %j', (answers, isInt) => expect(isTypedInInt(answers)).toBe(isInt))
