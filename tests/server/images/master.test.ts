import { expect, test } from 'vitest'
import type { View } from '#domain/picture/picture.ts'
import { heightFor } from '#domain/picture/sizes.ts'
import { masterSize } from '#server/images/master.ts'

test.each<[View, number, number]>([
  ['front', 1200, 1500 * 0.8],
  ['angled', 960, 1280],
  ['worn', 640, 800],
  ['worn', 960, 720],
  ['worn', 1200, 630],
  ['detail', 800, 1000],
])('%s at %i × %i is drawn as it is', (view, width, height) => {
  expect(masterSize(view, { width, height })).toEqual({ width, height })
})

test.each<[View, number]>([
  ['front', 1920],
  ['back', 1600],
  ['detail', 960],
  ['worn', 960],
  ['worn', 1920],
])('%s at %i is drawn smaller, in the same shape', (view, width) => {
  const size = { width, height: heightFor(width, '3:4') }
  const master = masterSize(view, size)
  expect(master.width).toBeLessThan(width)
  expect(master.width / master.height).toBeCloseTo(size.width / size.height, 2)
  expect(master.width * master.height).toBeCloseTo(
    view === 'worn' || view === 'detail' ? 800_000 : 1_600_000,
    -4,
  )
})
