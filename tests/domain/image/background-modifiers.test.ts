import { expect, test } from 'vitest'
import { backgroundModifiers } from '#domain/image/background-modifiers.ts'

test.each([
  ['white', 'bg=ffffff&brightness=0.96'],
  ['grey', 'bg=ffffff&brightness=1.06'],
  ['transparent', ''],
  ['wood', 'bg=ffffff'],
  [null, 'bg=ffffff'],
])('a picture on %s is adapted to the background by "%s"', (background, modifiers) => {
  expect(backgroundModifiers(background)).toBe(modifiers)
})
