import { expect, test } from 'vitest'
import { orderedTint, tintName } from '#domain/prescription/ordered-tints.ts'
import { LENS_TINTS } from '#domain/image/tints.ts'
import { TINTING_TYPES } from '#domain/prescription/rx-part.ts'

test.each([
  ['clear', 'clear', 'clear'],
  ['blue light filter', 'blue-light', 'blue-light-filter'],
  ['blue light filter', null, 'blue-light-filter'],
  ['sunglasses', 'brown', 'sunglasses-brown'],
  ['transition', 'green', 'transition-green'],
] as const)('%s in %s is %s', (type, colour, name) => {
  expect(tintName(type, colour)).toBe(name)
  expect(orderedTint(name)).toBeDefined()
})

test('every tinting type can be drawn in each of its colours', () => {
  const names = TINTING_TYPES.flatMap((type) =>
    ['brown', 'grey', 'green'].map((each) => tintName(type, each)),
  )
  expect(names.filter((name) => orderedTint(name) === undefined)).toEqual([])
  expect(new Set(names).size).toBe(2 + 6 * 3)
})

test.each(['', 'brown', 'gradient', 'gradient-pink', 'clear-brown', 'toString'])('%j is no tint', (name) => {
  expect(orderedTint(name)).toBeUndefined()
})

test.each([
  ['gradient-grey', LENS_TINTS['grey-gradient']],
  ['mirror-brown', LENS_TINTS['gold-mirror']],
  ['polarized-green', { isPolarized: true }],
  ['transition-green', { isTransition: true }],
])('%s looks like it', (name, look) => expect(orderedTint(name)).toMatchObject(look))
