import { expect, test } from 'vitest'
import { frameOutline } from '#components/product/frame-outline.ts'
import { outlinePath } from '#domain/frame/outline-path.ts'
import { wirePath } from '#domain/frame/wire-path.ts'
import type { FrameDimensions } from '#domain/image/render-spec.ts'

const SHEET = { isWire: false, rim: 'full' } as const

const of = (width: number): FrameDimensions => ({
  width,
  lensWidth: 48,
  lensHeight: 41,
  bridge: 21,
  temple: 145,
})

test('a frame is drawn once for the same dimensions', () => {
  expect(frameOutline(of(133), 'panto', SHEET)).toEqual(outlinePath(of(133), 'panto'))
  expect(frameOutline(of(133), 'panto', SHEET)).toBe(frameOutline(of(133), 'panto', SHEET))
  expect(frameOutline(of(133), 'round', SHEET)).not.toBe(frameOutline(of(133), 'panto', SHEET))
})

test('a metal frame is another drawing', () => {
  const wire = { isWire: true, rim: 'full' } as const
  expect(frameOutline(of(133), 'panto', wire)).toEqual(wirePath(of(133), 'panto', 'full'))
})

test('of many frames the last ones are cached', () => {
  const first = frameOutline(of(130), 'panto', SHEET)
  for (let step = 1; step <= 250; step++) {
    frameOutline(of(130 + step / 100), 'panto', SHEET)
    frameOutline(of(130), 'panto', SHEET)
  }
  expect(frameOutline(of(130), 'panto', SHEET)).toBe(first)
  const early = frameOutline(of(130.01), 'panto', SHEET)
  for (let step = 0; step < 500; step++) frameOutline(of(140 + step / 100), 'panto', SHEET)
  expect(frameOutline(of(130.01), 'panto', SHEET)).not.toBe(early)
})
