import { expect, test } from 'vitest'
import { outline } from '#components/product/outline.ts'
import { outlinePath } from '#domain/frame/outline-path.ts'
import type { FrameFigures } from '#domain/picture/picture.ts'

const of = (width: number): FrameFigures => ({
  width,
  lensWidth: 48,
  lensHeight: 41,
  bridge: 21,
  temple: 145,
})

test('a frame is drawn once, whoever asks with the same figures', () => {
  expect(outline(of(133), 'panto')).toEqual(outlinePath(of(133), 'panto'))
  expect(outline(of(133), 'panto')).toBe(outline(of(133), 'panto'))
  expect(outline(of(133), 'round')).not.toBe(outline(of(133), 'panto'))
})

test('of many frames the last ones asked for are kept', () => {
  const first = outline(of(130), 'panto')
  for (let step = 1; step <= 250; step++) {
    outline(of(130 + step / 100), 'panto')
    outline(of(130), 'panto')
  }
  expect(outline(of(130), 'panto')).toBe(first)
  const early = outline(of(130.01), 'panto')
  for (let step = 0; step < 500; step++) outline(of(140 + step / 100), 'panto')
  expect(outline(of(130.01), 'panto')).not.toBe(early)
})
