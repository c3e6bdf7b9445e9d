import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CENTRE } from '#domain/prescription/lens-material.ts'
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

test.each([
  'cs/poradna/tenke-cocky',
  'de/ratgeber/duenne-glaeser',
  'fr/guide/verres-fins',
  'it/guida/lenti-sottili',
  'pl/poradnik/cienkie-soczewki',
])('the guide %s names what is drawn', async (guide) => {
  const text = (await readFile(`content/${guide}.json`, 'utf8')).replaceAll('\u00A0', ' ')
  const edges = [1.5, 1.6, 1.74].map(
    (index) => lensSection(-5, 60, { index, middle: CENTRE[index] ?? 0 }).edge,
  )
  const smaller = lensSection(-5, 48, { index: 1.5, middle: CENTRE[1.5] ?? 0 }).edge
  for (const edge of [...edges, smaller]) expect(text).toContain(`${edge.toFixed(1).replace('.', ',')} mm`)
})
