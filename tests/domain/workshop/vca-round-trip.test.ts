import { expect, test } from 'vitest'
import { FRAME_SHAPES } from '#domain/image/render-spec.ts'
import { EYES, type Eye } from '#domain/prescription/eye-field.ts'
import { vcaFile } from '#domain/workshop/vca-file.ts'
import { workshopJobs } from '#domain/workshop/workshop-job.ts'
import { attributesOf } from '#tests/support/goods.ts'
import { anOrder } from '#tests/support/orders.ts'
import { readVca } from '#tests/support/read-vca.ts'
import { VCA_EXAMPLE } from '#tests/support/vca-example.ts'
import { aFrameItem, somePartItems } from '#tests/support/workshop.ts'

test('the reader reads a file of another maker', () => {
  const { right, left, ...job } = readVca(VCA_EXAMPLE)
  expect(job).toEqual({
    version: '03.12',
    job: '000123456789',
    eyes: 'B',
    bridge: 19,
    frameType: 1,
    edgeType: 1,
  })
  const both = { addition: 2, segmentHeight: 22, type: 'PR', index: 1.6, material: 5, width: 48, height: 40 }
  expect(right).toMatchObject({ ...both, sphere: 1.25, cylinder: -0.5, axis: 170, prism: 2.5, prismBase: 37 })
  expect(left).toMatchObject({ ...both, sphere: 1, cylinder: -0.75, axis: 10, prism: 2.5, prismBase: 217 })
  expect([right.pd, right.nearPd, left.pd, left.nearPd]).toEqual([32, 30, 31.5, 29.5])
  for (const { radii, effectiveDiameter } of [right, left]) {
    expect(radii).toHaveLength(36)
    expect(Math.max(...radii) / 50).toBeCloseTo(effectiveDiameter)
  }
})

/** A generator of numbers from 0 to 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

type Draw = (from: number, to: number, step: number) => number

const eyeFrom = (draw: Draw, addition: number): Eye => ({
  sphere: draw(-6, 6, 0.25),
  cylinder: draw(-4, -0.25, 0.25),
  axis: draw(1, 180, 1),
  addition,
  prism: draw(0.25, 3, 0.25),
  prismBase: draw(0, 359, 1),
  pd: draw(25, 40, 0.5),
  hpd: draw(18, 24, 0.5),
})

test.each(Array.from({ length: 10 }, (_, seed) => seed + 1))(
  'random order %i is read back as it was',
  (seed) => {
    const next = numbersFrom(seed)
    const draw: Draw = (from, to, step) => from + Math.floor(next() * ((to - from) / step + 1)) * step
    const addition = draw(0.75, 3.5, 0.25)
    const prescription = { right: eyeFrom(draw, addition), left: eyeFrom(draw, addition) }
    const [width, height, bridge] = [draw(44, 60, 0.5), draw(30, 48, 0.5), draw(14, 24, 0.5)]
    const frameShape = FRAME_SHAPES[draw(0, FRAME_SHAPES.length - 1, 1)]!
    const frame = aFrameItem('i1', 'g', { prescriptionValues: prescription }, { frameShape })
    const sizes = {
      lensWidth: width,
      lensHeight: height,
      bridgeWidth: bridge,
      templeLength: 140,
      glassesWidth: 140,
    }
    const texts = Object.entries(sizes).map(([name, size]) => [name, String(size)])
    const variant = { ...frame.variant, attributes: attributesOf(Object.fromEntries(texts)) }
    const jobs = workshopJobs(anOrder({ items: [{ ...frame, variant }, ...somePartItems('g')] }), {
      isPrismChecked: true,
    })
    const job = readVca((jobs.ok && jobs.value[0] && vcaFile(jobs.value[0])) || '')

    expect(Math.abs(job.bridge - bridge)).toBeLessThan(0.1)
    for (const side of EYES) {
      const [made, ordered] = [job[side], prescription[side]]
      for (const field of ['sphere', 'cylinder', 'axis', 'addition', 'prism', 'prismBase'] as const)
        expect(Math.abs(made[field]! - ordered[field]!), `${side} ${field}`).toBeLessThan(0.01)
      expect(Math.abs(made.pd! - ordered.pd!)).toBeLessThan(0.1)
      expect(Math.abs(made.segmentHeight! - ordered.hpd!)).toBeLessThan(0.1)
      expect([Math.abs(made.width - width) < 0.1, Math.abs(made.height - height) < 0.1]).toEqual([true, true])
      // The box of the trace is that of the frame.
      const across = made.radii.map(
        (radius, at) => (radius / 100) * Math.cos((at / made.radii.length) * 2 * Math.PI),
      )
      expect(Math.abs(Math.max(...across) - Math.min(...across) - width)).toBeLessThan(0.1)
    }
  },
)
