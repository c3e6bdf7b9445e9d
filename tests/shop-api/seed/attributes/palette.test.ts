import { expect, test } from 'vitest'
import { MATERIALS } from '#domain/image/materials.ts'
import { LENS_TINTS } from '#domain/image/tints.ts'
import { coarseTint, coloursOf, FRAME_COLOURS, TINTS, tintFor } from '#shop-api/seed/attributes/palette.ts'
import { randomOf } from '#shop-api/seed/random.ts'

test('every material and every tint of the renderer has a name', () => {
  expect(FRAME_COLOURS.map(({ key }) => key)).toEqual(Object.keys(MATERIALS))
  expect(TINTS.map(({ key }) => key)).toEqual(Object.keys(LENS_TINTS))
})

test('metal is for wire, the rest for acetate', () => {
  for (const { key, build } of FRAME_COLOURS)
    expect(build).toBe(MATERIALS[key].pattern === 'metal' ? 'metal' : 'acetate')
})

test.each(['acetate', 'metal', 'combined'] as const)(
  'the colours of one model in %s are clearly different',
  (build) => {
    for (let index = 0; index < 50; index++) {
      const colours = coloursOf(randomOf(`${build} ${index}`), build, 5)
      expect(new Set(colours.map(({ base }) => base)).size).toBe(5)
    }
  },
)

test.each([
  ['brown-gradient', 'brown'],
  ['gold-mirror', 'yellow'],
  ['photochromic', 'grey'],
  ['green', 'green'],
] as const)('%s counts as %s', (tint, coarse) => expect(coarseTint(tint)).toBe(coarse))

test('no sunglasses are clear', () => {
  const [colour] = FRAME_COLOURS
  const tints = Array.from(
    { length: 200 },
    (_, index) => colour && tintFor(randomOf(`tint ${index}`), colour),
  )
  expect(tints).not.toContain('clear')
})
