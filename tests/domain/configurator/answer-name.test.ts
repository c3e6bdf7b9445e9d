import { expect, test } from 'vitest'
import { listOf, VALUE_NAMES } from '#domain/configurator/answer-name.ts'

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
