import { expect, test } from 'vitest'
import { orderedTint } from '#domain/prescription/ordered-tints.ts'
import { tintName } from '#domain/prescription/tint-name.ts'

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
