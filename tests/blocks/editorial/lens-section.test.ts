import { expect, test } from 'vitest'
import { lensSection } from '#blocks/editorial/lens-section.ts'

test.each([
  [-5, 60, { index: 1.5, middle: 1.8 }, 6.6],
  [-5, 60, { index: 1.6, middle: 1.5 }, 5.4],
  [-5, 60, { index: 1.74, middle: 1.1 }, 4.2],
  [0, 60, { index: 1.5, middle: 1.8 }, 1.8],
])('%d dpt, %i mm, %o is %d mm at the rim', (power, diameter, glass, edge) => {
  expect(lensSection(power, diameter, glass).edge).toBeCloseTo(edge, 1)
})

test('a smaller lens is thinner at its rim', () => {
  const glass = { index: 1.5, middle: 1.8 }
  expect(lensSection(-5, 48, glass).edge).toBeLessThan(lensSection(-5, 60, glass).edge)
})
