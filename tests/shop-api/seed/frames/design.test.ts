import { describe, expect, test } from 'vitest'
import { brandOf } from '#shop-api/seed/brands/brands.ts'
import { designOf, shopSize, sized } from '#shop-api/seed/frames/design.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const designs = (slug: string, isKids = false) =>
  Array.from({ length: 200 }, (_, index) =>
    designOf(randomOf(`${slug} ${index}`), 'rxGlasses', brandOf(slug), isKids),
  )

test.each(['veduta', 'nordhofen', 'velluna', 'hjelmsund', 'kesselgrund', 'nimbero'])(
  'the dimensions of a frame by %s match each other',
  (slug) => {
    for (const { figures, build, rim } of designs(slug)) {
      const { lensWidth, lensHeight, bridge, width, temple } = figures
      const endPieces = width - 2 * lensWidth - bridge
      expect(endPieces).toBe(2 * { acetate: 8, combined: 7, metal: rim === 'rimless' ? 5 : 6 }[build])
      expect(lensHeight).toBeLessThan(lensWidth * 1.01)
      expect(lensHeight).toBeGreaterThan(lensWidth * 0.6)
      expect(bridge).toBeGreaterThanOrEqual(14)
      expect(bridge).toBeLessThanOrEqual(23)
      expect(width).toBeGreaterThan(119)
      expect(width).toBeLessThan(150)
      expect([140, 145, 150]).toContain(temple)
    }
  },
)

test('frames for children are smaller', () => {
  const small = designs('nimbero', true)
  expect(small).toHaveLength(200)
  for (const { figures } of small) {
    expect(figures.width).toBeLessThan(127)
    expect(figures.temple).toBe(125)
  }
})

test('only metal frames are rimless', () => {
  const open = designs('veduta').filter(({ rim }) => rim !== 'full')
  expect(open.length).toBeGreaterThan(0)
  expect(open.filter(({ build }) => build === 'acetate')).toEqual([])
})

test('only aviators have a double bridge', () => {
  const doubled = designs('nordhofen').filter(({ doubleBridge }) => doubleBridge)
  expect(doubled.length).toBeGreaterThan(0)
  expect(doubled.every(({ shape }) => shape === 'aviator')).toBe(true)
})

describe('a size', () => {
  const middle = { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, width: 136 }
  test('larger is larger in every dimension', () =>
    expect(sized(middle, 1)).toEqual({ lensWidth: 52, lensHeight: 44, bridge: 22, temple: 150, width: 142 }))
  test('smaller is smaller in every dimension', () =>
    expect(sized(middle, -1)).toEqual({ lensWidth: 48, lensHeight: 40, bridge: 18, temple: 140, width: 130 }))

  test.each([
    [124, 'XS'],
    [125, 'S'],
    [130, 'S'],
    [131, 'M'],
    [136, 'M'],
    [137, 'L'],
    [142, 'L'],
    [143, 'XL'],
  ])('of %i mm is %s', (width, size) => expect(shopSize(width)).toBe(size))
})
