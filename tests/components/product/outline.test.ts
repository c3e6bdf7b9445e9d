import { expect, test } from 'vitest'
import { outline } from '#components/product/outline.ts'
import { outlinePath } from '#domain/frame/outline-path.ts'
import { wirePath } from '#domain/frame/wire-path.ts'
import type { FrameFigures } from '#domain/picture/picture.ts'

const SHEET = { isWire: false, rim: 'full' } as const

const of = (width: number): FrameFigures => ({
  width,
  lensWidth: 48,
  lensHeight: 41,
  bridge: 21,
  temple: 145,
})

test('a frame is drawn once, whoever asks with the same figures', () => {
  expect(outline(of(133), 'panto', SHEET)).toEqual(outlinePath(of(133), 'panto'))
  expect(outline(of(133), 'panto', SHEET)).toBe(outline(of(133), 'panto', SHEET))
  expect(outline(of(133), 'round', SHEET)).not.toBe(outline(of(133), 'panto', SHEET))
})

test('a frame of wire is another drawing', () => {
  const wire = { isWire: true, rim: 'full' } as const
  expect(outline(of(133), 'panto', wire)).toEqual(wirePath(of(133), 'panto', 'full'))
})

test('of many frames the last ones asked for are kept', () => {
  const first = outline(of(130), 'panto', SHEET)
  for (let step = 1; step <= 250; step++) {
    outline(of(130 + step / 100), 'panto', SHEET)
    outline(of(130), 'panto', SHEET)
  }
  expect(outline(of(130), 'panto', SHEET)).toBe(first)
  const early = outline(of(130.01), 'panto', SHEET)
  for (let step = 0; step < 500; step++) outline(of(140 + step / 100), 'panto', SHEET)
  expect(outline(of(130.01), 'panto', SHEET)).not.toBe(early)
})
