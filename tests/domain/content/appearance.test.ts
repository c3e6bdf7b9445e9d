import { expect, test } from 'vitest'
import { isColour } from '#domain/content/appearance.ts'

test.each([
  ['#fff', true],
  ['#FFF8', true],
  ['#0058A9', true],
  ['#0058a980', true],
  ['0058A9', false],
  ['#00', false],
  ['#12345', false],
  ['#ggg', false],
  ['red', false],
  ['#fff;background:url(x)', false],
])('%s is a colour: %s', (text, is) => {
  expect(isColour(text)).toBe(is)
})
