import { expect, test } from 'vitest'
import type { FrameForm } from '#domain/frame/design.ts'
import { framePartsOf } from '#domain/frame/parts.ts'
import { frameForm } from '#tests/support/frames.ts'

const PLASTIC = { bridge: 'grown', temples: 'plastic', pads: 'moulded' }
const WIRED = { bridge: 'wire', temples: 'metal', pads: 'arms' }

test.each<[Partial<FrameForm>, object]>([
  [{ build: 'acetate' }, { ...PLASTIC, sheet: { bridge: true }, bareEdge: false }],
  [
    { build: 'acetate', rim: 'nylor' },
    { ...PLASTIC, sheet: { bridge: true, above: expect.closeTo(-3.28, 6) }, bareEdge: true },
  ],
  [
    { build: 'acetate', rim: 'rimless' },
    { ...WIRED, bareEdge: true },
  ],
  [{ build: 'metal' }, { ...WIRED, wire: 'whole', bareEdge: false }],
  [
    { build: 'metal', rim: 'nylor' },
    { ...WIRED, wire: 'upper', bareEdge: true },
  ],
  [
    { build: 'metal', rim: 'rimless' },
    { ...WIRED, bareEdge: true },
  ],
  [{ build: 'combined' }, { ...WIRED, sheet: { bridge: false }, bareEdge: false }],
  [
    { build: 'combined', shape: 'brow' },
    {
      ...WIRED,
      temples: 'plastic',
      wire: 'whole',
      sheet: { bridge: false, above: expect.closeTo(4.1, 6) },
      bareEdge: false,
    },
  ],
  [
    { build: 'combined', shape: 'brow', rim: 'nylor' },
    { ...WIRED, temples: 'plastic', sheet: { bridge: false, above: expect.closeTo(4.1, 6) }, bareEdge: true },
  ],
])('%o consists of its parts', (over, parts) => {
  expect(framePartsOf(frameForm(over))).toEqual(parts)
})
