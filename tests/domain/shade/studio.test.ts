import { expect, test } from 'vitest'
import { diffuse, studioLight } from '#domain/shade/studio.ts'

test.each([
  ['the soft box above', [0, 1, 0], 1.5, 2.5],
  ['the window at the left', [-0.8, 0.4, 0.3], 1, 2],
  ['the strip at the right', [0.95, 0.1, 0.2], 0.4, 1.2],
  ['the bright floor', [0, -1, 0], 0.4, 0.6],
  ['the dark behind the camera', [0, 0, 1], 0.02, 0.2],
] as const)('%s', (_, [x, y, z], least, most) => {
  const light = studioLight(x, y, z, 0.1)
  expect(light).toBeGreaterThan(least)
  expect(light).toBeLessThan(most)
})

test('a matt surface is brightest towards the soft box', () =>
  expect(diffuse(0, 0.8, 0.6)).toBeGreaterThan(diffuse(0, -0.8, 0.6)))
