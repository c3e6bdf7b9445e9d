import { expect, it } from 'vitest'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { greatestPowerFor, isPupilDistanceGoodEnough } from '#domain/prescription/pupil-distance-tolerance.ts'

const both = (eye: Eye) => ({ right: eye, left: eye })

it.each([
  ['no values', both({}), 5, true],
  ['1 dpt with the iris', both({ sphere: -1 }), 5, true],
  ['1.25 dpt with the iris', both({ sphere: 1.25 }), 5, true],
  ['1.5 dpt with the iris', both({ sphere: 1.5 }), 5, false],
  ['2.75 dpt with the card', both({ sphere: -2.75 }), 2, true],
  ['2.75 dpt, half a millimetre more', both({ sphere: -2.75 }), 2.5, false],
  ['3 dpt with the card', both({ sphere: -3 }), 2.5, true],
  ['6 dpt, more than 2.5 mm', both({ sphere: -6 }), 2.6, false],
  ['the stronger eye counts', { right: { sphere: 0.5 }, left: { sphere: -4 } }, 5, false],
  [
    'a cylinder that lies horizontally has no power there',
    both({ sphere: -1, cylinder: -4, axis: 180 }),
    5,
    true,
  ],
  ['a cylinder that stands upright has all of it', both({ sphere: -1, cylinder: -4, axis: 90 }), 5, false],
  ['a cylinder against the sphere', both({ sphere: 4, cylinder: -4, axis: 90 }), 5, true],
  ['an addition that the lenses leave out', both({ sphere: -1, addition: 2 }), 5, true],
])('%s', (_, prescription, plusMinus, isEnough) => {
  expect(isPupilDistanceGoodEnough(prescription, 'single-vision', plusMinus)).toBe(isEnough)
})

it.each(['progressive', 'office'] as const)('never for %s lenses', (design) => {
  expect(isPupilDistanceGoodEnough(both({}), design, 0.5)).toBe(false)
})

it.each([
  ['the card', 2, null],
  ['the most that is good enough for each', 2.4, null],
  ['a little more', 2.5, 2.5],
  ['the iris', 5, 1.25],
])('%s is enough for single-vision lenses up to a power', (_, plusMinus, power) => {
  expect(greatestPowerFor(plusMinus)).toBe(power)
  const strongest = both({ sphere: -(power ?? 12) })
  expect(isPupilDistanceGoodEnough(strongest, 'single-vision', plusMinus)).toBe(true)
})
