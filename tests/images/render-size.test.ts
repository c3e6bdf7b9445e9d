import { expect, test } from 'vitest'
import type { RenderView } from '#domain/image/render-spec.ts'
import { imageHeight } from '#domain/image/sizes.ts'
import { renderSize } from '#images/render-size.ts'

test.each<[RenderView, number, number]>([
  ['front', 1200, 1500 * 0.8],
  ['angled', 960, 1280],
  ['worn', 640, 800],
  ['worn', 960, 720],
  ['worn', 1200, 630],
  ['detail', 800, 1000],
])('%s at %i × %i is rendered in that size', (view, width, height) => {
  expect(renderSize(view, { width, height })).toEqual({ width, height })
})

test.each<[RenderView, number]>([
  ['front', 1920],
  ['back', 1600],
  ['detail', 960],
  ['worn', 960],
  ['worn', 1920],
])('%s at %i is rendered smaller, with the same proportions', (view, width) => {
  const size = { width, height: imageHeight(width, '3:4') }
  const master = renderSize(view, size)
  expect(master.width).toBeLessThan(width)
  expect(master.width / master.height).toBeCloseTo(size.width / size.height, 2)
  expect(master.width * master.height).toBeCloseTo(
    view === 'worn' || view === 'detail' ? 800_000 : 1_600_000,
    -4,
  )
})
