import { describe, expect, test } from 'vitest'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { conversionTargets, convertProgressive, NOT_CONVERTIBLE } from '#domain/prescription/progressive.ts'

const pair = (eye: Eye, left: Eye = eye) => ({ right: eye, left })

describe('progressive values become single vision', () => {
  test.each<[string, Eye, string[]]>([
    ['within range', { sphere: -2, cylinder: -1, axis: 5, addition: 2, pd: 31 }, ['distance', 'near']],
    ['too strong for near', { sphere: 5, addition: 2 }, ['distance']],
    ['too strong for distance', { sphere: -7, addition: 2 }, ['near']],
    ['too strong for both', { sphere: -9, addition: 2 }, []],
    ['with a cylinder out of range', { sphere: 1, cylinder: -4.25, axis: 1, addition: 2 }, []],
    ['with a pd out of range', { sphere: 1, pd: 41, addition: 2 }, []],
    ['with a pd too small for near', { sphere: 1, pd: 26, addition: 2 }, ['distance']],
    ['with a prism', { sphere: 1, addition: 2, prism: 1, prismBase: 90 }, []],
    ['with a base alone', { sphere: 1, addition: 2, prismBase: 90 }, []],
    ['with a prism of zero', { sphere: 1, addition: 2, prism: 0 }, ['distance', 'near']],
    ['without sphere', { addition: 2 }, []],
    ['without addition', { sphere: 1 }, []],
  ])('%s', (_, eye, targets) => expect(conversionTargets(pair(eye))).toEqual(targets))

  test('only where both eyes can', () =>
    expect(conversionTargets(pair({ sphere: 1, addition: 2 }, { sphere: 5, addition: 2 }))).toEqual([
      'distance',
    ]))

  test.each([
    [31, 29],
    [32, 30],
    [34.5, 32.5],
  ])('near is sphere plus addition, and a distance of %d becomes %d', (far, near) =>
    expect(convertProgressive(pair({ sphere: -2, addition: 1.75, pd: far, hpd: 22 }), 'near')).toEqual({
      ok: true,
      value: { ...pair({ sphere: -0.25, pd: near }), use: 'near' },
    }),
  )

  test('near without a distance has none', () =>
    expect(convertProgressive(pair({ sphere: -2, addition: 1.75 }), 'near')).toEqual({
      ok: true,
      value: { ...pair({ sphere: -0.25 }), use: 'near' },
    }))

  test('distance leaves the sphere', () =>
    expect(convertProgressive(pair({ sphere: -2, addition: 1.75 }), 'distance')).toEqual({
      ok: true,
      value: { ...pair({ sphere: -2 }), use: 'far' },
    }))

  test('a target out of range is refused', () =>
    expect(convertProgressive(pair({ sphere: 5, addition: 2 }), 'near')).toEqual({
      ok: false,
      error: NOT_CONVERTIBLE,
    }))
})
