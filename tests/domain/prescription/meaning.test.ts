import { expect, test } from 'vitest'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { type Meaning, meaningsOf } from '#domain/prescription/meaning.ts'

test.each<[string, Eye, Eye, Meaning[]]>([
  ['no values', {}, {}, []],
  ['a distance alone', { pd: 32 }, { pd: 32 }, []],
  ['two minus', { sphere: -2 }, { sphere: -1 }, ['short-both', 'single-vision']],
  ['two plus', { sphere: 2 }, { sphere: 1 }, ['far-both', 'single-vision']],
  ['minus on the right', { sphere: -2 }, {}, ['short-right', 'single-vision']],
  ['plus on the right', { sphere: 2 }, { sphere: 0 }, ['far-right', 'single-vision']],
  ['minus on the left', { sphere: 0 }, { sphere: -1 }, ['short-left', 'single-vision']],
  ['plus on the left', {}, { sphere: 1 }, ['far-left', 'single-vision']],
  ['one plus, one minus', { sphere: 1 }, { sphere: -1 }, ['short-and-far', 'single-vision']],
  ['zero', { sphere: 0 }, { sphere: 0 }, ['single-vision']],
  [
    'a small cylinder',
    { sphere: -2.25, cylinder: -0.5, axis: 170 },
    { sphere: -1.75, cylinder: -0.75, axis: 10 },
    ['short-both', 'slight-astigmatism', 'single-vision'],
  ],
  [
    'a cylinder of one dioptre',
    { sphere: 1, cylinder: -1, axis: 5 },
    { sphere: 1 },
    ['far-both', 'astigmatism', 'single-vision'],
  ],
  [
    'a cylinder that outweighs its sphere',
    { sphere: 0.25, cylinder: -2, axis: 5 },
    { sphere: 0 },
    ['short-right', 'astigmatism', 'single-vision'],
  ],
  ['two additions', { sphere: 1, addition: 2 }, { sphere: 1, addition: 2 }, ['far-both', 'progressive']],
  ['a prism', { sphere: 1, prism: 1, prismBase: 0 }, {}, ['far-right', 'prism', 'single-vision']],
])('%s mean', (_, right, left, expected) => expect(meaningsOf({ right, left })).toEqual(expected))

test.each([
  ['near', ['single-vision']],
  ['intermediate', ['single-vision']],
  ['far', ['far-both', 'single-vision']],
] as const)('values for %s mean %j', (use, expected) =>
  expect(meaningsOf({ right: { sphere: 1 }, left: { sphere: 1 }, use })).toEqual(expected),
)

test('a balance lens says nothing of its eye', () =>
  expect(meaningsOf({ right: { sphere: -1 }, left: { sphere: -1 }, balance: 'left' })).toEqual([
    'short-right',
    'single-vision',
  ]))
