import { expect, test } from 'vitest'
import { BACKGROUND, blend, colour, toBytes } from '#domain/raster/colour.ts'

test.each([
  ['#000000', [0, 0, 0]],
  ['#ffffff', [1, 1, 1]],
  ['#ff0000', [1, 0, 0]],
  ['#0a0a0a', [0.003035, 0.003035, 0.003035]],
  ['#808080', [0.215861, 0.215861, 0.215861]],
  ['#0080ff', [0, 0.215861, 1]],
])('%s is linear light %j', (hex, light) => {
  colour(hex).forEach((value, channel) => expect(value).toBeCloseTo(light[channel] ?? NaN, 6))
})

test('what is no colour is black', () => {
  expect(colour('')).toEqual([0, 0, 0])
})

test.each([
  ['dark', [0, 0.001, 0.0031], [0, 3, 10]],
  ['bright', [0.215861, 0.5, 1], [128, 188, 255]],
  ['out of range', [-0.5, 1.2, 20], [0, 255, 255]],
])('%s light becomes sRGB bytes', (_, light, expected) => {
  const bytes = new Uint8Array(5).fill(7)
  toBytes(new Float32Array(light), bytes, 1)
  expect([...bytes]).toEqual([7, ...expected, 7])
})

test('every byte of a grey comes back from linear light', () => {
  const greys = Array.from({ length: 256 }, (_, byte) => byte)
  // Below 12 more than one byte falls into a step of the table.
  for (const grey of greys.slice(12)) {
    const bytes = new Uint8Array(3)
    toBytes(new Float32Array(colour(`#${grey.toString(16).padStart(2, '0').repeat(3)}`)), bytes, 0)
    expect([...bytes]).toEqual([grey, grey, grey])
  }
})

test.each([
  [0, [0, 0.5, 1]],
  [0.5, [0.5, 0.5, 0.75]],
  [1, [1, 0.5, 0.5]],
])('a blend with a share of %d', (share, blended) => {
  expect(blend([0, 0.5, 1], [1, 0.5, 0.5], share)).toEqual(blended)
})

test('the ground is a light grey', () => {
  const bytes = new Uint8Array(3)
  toBytes(new Float32Array(colour(BACKGROUND)), bytes, 0)
  expect([...bytes]).toEqual([0xf4, 0xf4, 0xf4])
})
