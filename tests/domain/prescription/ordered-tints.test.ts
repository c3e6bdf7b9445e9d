import { expect, test } from 'vitest'
import { orderedTint, pictureTint } from '#domain/prescription/ordered-tints.ts'
import { tintName } from '#domain/prescription/tint-name.ts'
import { LENS_TINTS } from '#domain/image/tints.ts'
import { TINTING_TYPES } from '#domain/prescription/tinting-type.ts'

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

test.each([
  ['gradient-brown', 'gradient-brown'],
  ['clear', 'clear'],
  ['clear-grey', 'clear'],
  ['blue-light-filter-null', 'blue-light-filter'],
  ['gradient-violet', undefined],
  ['clearly', undefined],
  ['', undefined],
])('%j is drawn as %s', (name, tint) => expect(pictureTint(name)).toBe(tint))
