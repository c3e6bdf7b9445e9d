import { describe, expect, test } from 'vitest'
import type { EyeSide } from '#domain/prescription/eye-field.ts'
import { partsOfPrism, type Prism, resultantOf, twoParts } from '#domain/prescription/prism-parts.ts'

const part = (prism: number, base: number): Prism => ({ prism, base })

describe('two parts are one prism', () => {
  test.each<[string, Prism[], Prism | null]>([
    // √(3² + 2²) = 3.61, arctan(2 / 3) = 33.69°
    ['in and up, right', [part(3, 0), part(2, 90)], part(3.61, 33.69)],
    ['in and up, left', [part(3, 180), part(2, 90)], part(3.61, 146.31)],
    ['out and down, right', [part(1.5, 180), part(1, 270)], part(1.8, 213.69)],
    ['out and down, left', [part(1.5, 0), part(1, 270)], part(1.8, 326.31)],
    ['2 in and 1.5 up', [part(2, 0), part(1.5, 90)], part(2.5, 36.87)],
    ['both up', [part(1, 90), part(0.5, 90)], part(1.5, 90)],
    ['360° is 0°', [part(1, 360), part(1, 0)], part(2, 0)],
    ['against each other', [part(1, 0), part(1, 180)], null],
  ])('%s', (_, parts, one) => expect(resultantOf(parts)).toEqual(one))
})

describe('a prism has as its parts', () => {
  test.each<[EyeSide, Prism, string]>([
    ['right', part(3.61, 33.69), '3 in, 2 up'],
    ['left', part(3.61, 146.31), '3 in, 2 up'],
    ['left', part(3.61, 33.69), '3 out, 2 up'],
    ['right', part(1.8, 213.69), '1.5 out, 1 down'],
    ['left', part(1.8, 326.31), '1.5 out, 1 down'],
    ['right', part(2, 0), '2 in'],
    ['left', part(2, 270), '2 down'],
  ])('%s: %j: %s', (side, prism, parts) =>
    expect(
      partsOfPrism(prism, side)
        .map((each) => `${each.prism} ${each.direction}`)
        .join(', '),
    ).toBe(parts),
  )
})

test.each([
  ['3,00 + 2,00', ['3,00', '2,00']],
  ['innen/oben', ['innen', 'oben']],
  ['1;2', ['1', '2']],
  ['1,5', null],
  ['+1,5', null],
  ['1 +', null],
  ['1 + 2 + 3', null],
  ['', null],
])('%j is of two parts: %j', (text, parts) => expect(twoParts(text)).toEqual(parts))
