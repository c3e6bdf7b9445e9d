import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import LensIndex from '#blocks/editorial/LensIndex.astro'
import { lensSection } from '#blocks/editorial/lens-section.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { lensThickness } from '#domain/prescription/lens-thickness.ts'
import { render } from '#tests/support/render.ts'

/** The thickness at the rim that the shop says of a round lens that is worn in its middle, in mm. */
function shopEdge(sphere: number, diameter: number, index: number): number {
  const radius = diameter / 2
  const outline = [
    [radius, 0],
    [0, radius],
    [-radius, 0],
    [0, -radius],
  ] as const
  const place = { outline, lensWidth: diameter, bridge: 0 }
  return lensThickness({ sphere, pd: radius }, index, place, 'left').edge
}

/** The same to a tenth; 5.25 is 5.3 although a machine has 5.2499… */
const said = (sphere: number, diameter: number, index: number) =>
  Math.round(shopEdge(sphere, diameter, index) * 10 + 1e-6) / 10

test.each([
  [-5, 60, 1.5, 6.5],
  [-5, 60, 1.6, 5.3],
  [-5, 60, 1.74, 4.2],
  [-5, 48, 1.5, 4.9],
  [0, 60, 1.5, 2],
  [4, 60, 1.5, 0.8],
])('%d dpt, %i mm, %d is %d mm at the rim, as the shop says everywhere', (power, diameter, index, edge) => {
  expect(lensSection(power, diameter, index).edge).toBe(edge)
  expect(said(power, diameter, index)).toBe(edge)
})

test('a smaller lens is thinner at its rim, and saves more than the next index, as the guide says', () => {
  const smaller = lensSection(-5, 48, 1.5).edge
  expect(smaller).toBeLessThan(lensSection(-5, 60, 1.5).edge)
  expect(smaller).toBeLessThan(lensSection(-5, 60, 1.6).edge)
})

test('between its surfaces a lens is as thick as it is said to be', () => {
  const { front, back } = lensSection(-5, 60, 1.5)
  expect(front).toBeCloseTo(1.8)
  expect(back).toBeCloseTo(6.3)
  expect(shopEdge(-5, 60, 1.5)).toBeCloseTo(2 + back - front)
})

test.each<[string, VariantCode]>([
  ['cs/poradna/tenke-cocky', 'cs-cz'],
  ['de/ratgeber/duenne-glaeser', 'de-de'],
  ['fr/guide/verres-fins', 'fr-ch'],
  ['it/guida/lenti-sottili', 'it-it'],
  ['pl/poradnik/cienkie-soczewki', 'pl-pl'],
])('the guide %s and its drawing name what the shop says of these lenses', async (guide, variant) => {
  const text = (await readFile(`content/${guide}.json`, 'utf8')).replaceAll('\u00A0', ' ')
  const written = (diameter: number, index: number) => said(-5, diameter, index).toFixed(1).replace('.', ',')
  const drawn = [1.5, 1.6, 1.74].map((index) => written(60, index))
  const figures = [...text.matchAll(/(\d,\d) mm/g)].map(([, figure]) => figure)
  expect(figures).toEqual([...drawn, written(48, 1.5)])
  const drawing = await render(LensIndex, {}, variant)
  const labels = [...drawing.matchAll(/class="quiet"[^>]*>\s*(\d,\d)/g)].map(([, figure]) => figure)
  expect(labels).toEqual(drawn)
})
