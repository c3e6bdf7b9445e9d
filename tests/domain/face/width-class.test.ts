import { describe, expect, it } from 'vitest'
import { fittingSpan, USUAL_BOUNDS, widthBounds, widthClass } from '#domain/face/width-class.ts'

const BOUNDS = { medium: 130, wide: 142 }

describe('the class of a width', () => {
  it.each([
    [124, 5, 'narrow'],
    [125, 5, 'narrow'],
    [126, 5, 'narrow-medium'],
    [130, 5, 'narrow-medium'],
    [134, 5, 'narrow-medium'],
    [135, 5, 'medium'],
    [137, 5, 'medium'],
    [138, 5, 'medium-wide'],
    [142, 5, 'medium-wide'],
    [146, 5, 'medium-wide'],
    [147, 5, 'wide'],
    [160, 5, 'wide'],
    [132, 10, 'narrow-medium'],
    [133, 10, 'narrow-medium-wide'],
    [136, 10, 'narrow-medium-wide'],
    [139, 10, 'narrow-medium-wide'],
    [140, 10, 'medium-wide'],
    [150, 10, 'medium-wide'],
    [152, 10, 'wide'],
  ] as const)('%d ± %d mm is %s', (width, plusMinus, expected) => {
    expect(widthClass({ width, plusMinus }, BOUNDS)).toBe(expected)
  })
})

describe('the bounds of a shop', () => {
  const frames = (...of: [width: number, count: number][]) => of.map(([width, count]) => ({ width, count }))

  it.each([
    [frames([128, 10], [134, 10], [140, 10]), { medium: 134, wide: 140 }],
    [frames([140, 10], [128, 10], [134, 10]), { medium: 134, wide: 140 }],
    [frames([124, 5], [126, 5], [130, 5], [134, 5], [138, 5], [144, 5]), { medium: 130, wide: 138 }],
    [frames([128, 1], [134, 100], [140, 1]), { medium: 134, wide: 140 }],
    [frames([128, 100], [134, 1], [140, 1]), { medium: 134, wide: 140 }],
    [frames([128, 1], [134, 1], [140, 100]), { medium: 134, wide: 140 }],
  ])('of %j are %j', (of, bounds) => expect(widthBounds(of)).toEqual(bounds))

  it.each([
    [frames()],
    [frames([128, 10], [140, 10])],
    [frames([128, 10], [128, 10], [140, 10])],
    [frames([128, 10], [134, 0], [140, 10])],
  ])('are the usual ones for %j', (of) => expect(widthBounds(of)).toEqual(USUAL_BOUNDS))
})

it('frames fit that are as wide as the face, give or take the uncertainty', () => {
  expect(fittingSpan({ width: 136, plusMinus: 5 })).toEqual({ least: 131, most: 141 })
})
