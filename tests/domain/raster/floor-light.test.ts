import { expect, test } from 'vitest'
import { BACKGROUND, colour } from '#domain/raster/colour.ts'
import { floorLight } from '#domain/raster/floor-light.ts'
import type { ProjectedShadow } from '#domain/raster/projected-shadow.ts'

const [ground = NaN] = colour(BACKGROUND)
const shading = { shadow: 0.5, lensShade: [1, 0.5, 0] } as const

const shadow = (over: Partial<ProjectedShadow>): ProjectedShadow => ({
  step: 1,
  columns: 3,
  solid: new Float32Array(9),
  lens: new Float32Array(9),
  ...over,
})

const shareOfGround = (light: number) => Number((light / ground).toFixed(4))

/** Red of each pixel of a row, as a share of the bare ground. */
const redOf = (row: Float32Array) => [...row].filter((_, at) => at % 3 === 0).map(shareOfGround)

test('without a shadow every row is the ground', () => {
  const row = floorLight(2, undefined, shading)
  expect([...row(0)]).toEqual([...new Float32Array([...colour(BACKGROUND), ...colour(BACKGROUND)])])
  expect(redOf(row(1))).toEqual([1, 1])
})

test('a shadow darkens its place by its strength, and a little warmly', () => {
  const solid = new Float32Array([0, 0, 0, 0, 1, 0.5, 0, 0, 0])
  const row = floorLight(3, shadow({ solid }), shading)
  expect(redOf(row(0))).toEqual([1, 1, 1])
  expect(redOf(row(1))).toEqual([1, 0.515, 0.7575])
  const [, , , red = NaN, green = NaN, blue = NaN] = row(1)
  expect(red).toBeLessThan(green)
  expect(green).toBeLessThan(blue)
})

test('a lens takes from each colour what it does not let through', () => {
  const lens = new Float32Array([0, 1, 0, 0, 0, 0, 0, 0, 0])
  const light = [...floorLight(3, shadow({ lens }), shading)(0)].slice(3, 6)
  expect(light.map(shareOfGround)).toEqual([1, 0.75, 0.5])
})

test('between the columns of a shadow its light is straight', () => {
  const solid = new Float32Array([0, 1, 0])
  const row = floorLight(5, shadow({ step: 2, solid, lens: new Float32Array(3) }), shading)
  expect(redOf(row(0))).toEqual([1, 0.7575, 0.515, 0.7575, 1])
})

test('a row after a shaded one is bare again', () => {
  const solid = new Float32Array([1, 1, 1, 0, 0, 0, 0, 0, 0])
  const row = floorLight(3, shadow({ solid }), shading)
  expect(redOf(row(0))).toEqual([0.515, 0.515, 0.515])
  expect(redOf(row(1))).toEqual([1, 1, 1])
})
