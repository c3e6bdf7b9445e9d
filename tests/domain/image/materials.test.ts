import { expect, test } from 'vitest'
import { MATERIALS } from '#domain/image/materials.ts'
import { LENS_TINTS } from '#domain/image/tints.ts'

const HEX = /^#[\da-f]{6}$/

test.each(Object.entries(MATERIALS))('%s has colours and a swatch', (_, { colours, swatch }) => {
  for (const hex of [...colours, ...swatch]) expect(hex).toMatch(HEX)
})

test.each(Object.entries(LENS_TINTS))(
  '%s lenses have colours, a density and a swatch',
  (_, { colours, density, swatch }) => {
    for (const hex of [...colours, ...swatch]) expect(hex).toMatch(HEX)
    for (const share of density) expect(share >= 0 && share <= 1).toBe(true)
  },
)

test('no two materials look alike as swatches', () => {
  const swatches = Object.values(MATERIALS).map(({ swatch, pattern, colours }) =>
    [pattern, ...colours, ...swatch].join(),
  )
  expect(new Set(swatches).size).toBe(swatches.length)
})
