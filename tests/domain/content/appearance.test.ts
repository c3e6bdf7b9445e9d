import { expect, test } from 'vitest'
import { isColour, nearestBackground, nearestTone } from '#domain/content/appearance.ts'

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

test.each([
  ['#000', 'ink'],
  ['#808080', 'quiet'],
  ['#0066cc', 'action'],
  ['#d00000', 'bad'],
  ['#00802080', 'good'],
])('text in %s becomes %s', (colour, tone) => {
  expect(nearestTone(colour)).toBe(tone)
})

test.each([
  ['#fff', 'paper'],
  ['#f0f0f0', 'ground'],
  ['#e6f2ff', 'mist'],
  ['#222', 'dark'],
])('a background of %s is %s', (colour, ground) => {
  expect(nearestBackground(colour)).toBe(ground)
})
