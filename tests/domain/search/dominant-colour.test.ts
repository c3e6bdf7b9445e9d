import { expect, test } from 'vitest'
import { dominantColour } from '#domain/search/dominant-colour.ts'

type Pixel = [number, number, number]
const WHITE: Pixel = [250, 250, 250]

/** A picture of 8 × 8 with a background, and a square of 4 × 4 in its middle. */
function picture(ground: Pixel, square: Pixel): number[] {
  return Array.from({ length: 64 }, (_, index) => {
    const isInside = [index % 8, Math.floor(index / 8)].every((place) => place > 1 && place < 6)
    return [...(isInside ? square : ground), 255]
  }).flat()
}

test.each<[string, Pixel, Pixel, ReturnType<typeof dominantColour>]>([
  ['black on white', WHITE, [10, 12, 14], 'black'],
  ['havana on white', WHITE, [98, 62, 40], 'brown'],
  ['navy on white', WHITE, [30, 60, 130], 'blue'],
  ['bottle green on a table', [190, 160, 130], [40, 90, 60], 'green'],
  ['gold on black', [15, 15, 15], [205, 170, 100], 'gold'],
  ['rose on white', WHITE, [230, 150, 165], 'pink'],
  ['nothing but ground', WHITE, WHITE, null],
  ['hardly anything but ground', WHITE, [235, 235, 235], null],
])('%s', (_, ground, square, colour) => expect(dominantColour(picture(ground, square), 8)).toBe(colour))

test('of several colours the most frequent counts', () => {
  const pixels = picture(WHITE, [30, 60, 130])
  pixels.splice((3 * 8 + 3) * 4, 3, 170, 30, 40)
  expect(dominantColour(pixels, 8)).toBe('blue')
})

test('an empty picture has no colour', () => expect(dominantColour([], 8)).toBeNull())
