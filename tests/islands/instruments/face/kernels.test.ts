import { describe, expect, it } from 'vitest'
import type { Shape } from '#domain/face/model-program.ts'
import * as kernels from '#islands/instruments/face/kernels.ts'

const tensor = (shape: Shape, data: readonly number[] = []): kernels.Tensor => ({
  shape,
  data: Float32Array.from({ length: shape[0] * shape[1] * shape[2] }, (_, at) => data[at] ?? 0),
})
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const ONES = Array.from({ length: 9 }, () => 1)

describe('a window over all channels', () => {
  it.each([
    ['with its border', 1, [1, 1], [3, 3, 1], [12, 21, 16, 27, 45, 33, 24, 39, 28]],
    ['within the picture', 1, [0, 0], [1, 1, 1], [45]],
    ['two places at a time', 2, [1, 1], [2, 2, 1], [12, 16, 24, 28]],
  ] as const)('%s', (_, stride, pad, shape, sums) => {
    const output = tensor(shape)
    const step = { op: 'convolve', in: 0, out: 1, weights: 1, bias: 0, size: [3, 3], stride, pad } as const
    kernels.convolve(step, tensor([3, 3, 1], NINE), output, Float32Array.from([0, ...ONES]))
    expect([...output.data]).toEqual(sums)
  })

  it('gives each output channel its own weights and bias', () => {
    const output = tensor([1, 1, 2])
    const step = {
      op: 'convolve',
      in: 0,
      out: 1,
      weights: 2,
      bias: 0,
      size: [1, 1],
      stride: 1,
      pad: [0, 0],
    } as const
    kernels.convolve(
      step,
      tensor([1, 1, 3], [1, 2, 3]),
      output,
      Float32Array.from([10, 20, 1, 1, 1, 0, 0, 2]),
    )
    expect([...output.data]).toEqual([16, 26])
  })
})

it('a window over each channel by itself', () => {
  const output = tensor([1, 1, 2])
  const step = {
    op: 'convolve-depth',
    in: 0,
    out: 1,
    weights: 2,
    bias: 0,
    size: [1, 2],
    stride: 1,
    pad: [0, 0],
  } as const
  kernels.convolveDepth(
    step,
    tensor([1, 2, 2], [1, 10, 2, 20]),
    output,
    Float32Array.from([5, 6, 1, 2, 3, 4]),
  )
  expect([...output.data]).toEqual([5 + 1 + 6, 6 + 20 + 80])
})

it.each([
  [0, [1, -1, 2, -4]],
  [-1, [1, 0, 2, 0]],
])('slopes from %d on', (slopes, values) => {
  const output = tensor([1, 2, 2])
  kernels.slope(
    { op: 'slope', in: 0, out: 1, slopes },
    tensor([1, 2, 2], [1, -2, 2, -8]),
    output,
    Float32Array.from([1, 0.5]),
  )
  expect([...output.data]).toEqual(values)
})

it('sums of two', () => {
  const output = tensor([1, 1, 2])
  kernels.add(tensor([1, 1, 2], [1, 2]), tensor([1, 1, 2], [10, 20]), output)
  expect([...output.data]).toEqual([11, 22])
})

it('the largest of each window', () => {
  const output = tensor([1, 1, 1])
  kernels.maximum(
    { op: 'maximum', in: 0, out: 1, size: [2, 2], stride: 2, pad: [0, 0] },
    tensor([2, 2, 1], [-4, -2, -3, -9]),
    output,
  )
  expect([...output.data]).toEqual([-2])
})

it('channels that are added are zero', () => {
  const output = tensor([1, 2, 3])
  kernels.widen(tensor([1, 2, 2], [1, 2, 3, 4]), output)
  expect([...output.data]).toEqual([1, 2, 0, 3, 4, 0])
})

describe('an eye', () => {
  const eye = { points: [0, 1, 2, 3], level: [0, 1], scale: 0.5, back: 2, margin: 1 } as const
  /** A rectangle of 8 × 4 around (20, 30), turned by 30 degrees, in points that count half pixels. */
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  const corner = (x: number, y: number) => [2 * (20 + x * cos - y * sin), 2 * (30 + x * sin + y * cos), 0]
  const landmarks = Float32Array.from([corner(-4, 0), corner(4, 0), corner(0, -2), corner(0, 2)].flat())
  const matrix = kernels.eyeMatrix(eye, landmarks, [4, 8, 1])

  it('is cut level, and its points go back', () => {
    const output = tensor([1, 1, 4])
    kernels.place(matrix, eye.back, tensor([1, 1, 4], [8, 4, 0, 4]), output)
    expect(output.data[0]).toBeCloseTo(40 + 0 * cos, 3)
    expect(output.data[1]).toBeCloseTo(60, 3)
    expect(output.data[2]).toBeCloseTo(40 - 8 * cos, 3)
  })

  it('is sampled between pixels, with zero outside', () => {
    const source = tensor([2, 2, 1], [0, 10, 20, 30])
    const output = tensor([1, 2, 1])
    kernels.cut({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }, source, output)
    expect([...output.data]).toEqual([15, 0])
  })

  it('that is as large as its source is the same', () => {
    const source = tensor([2, 2, 1], [1, 2, 3, 4])
    const output = tensor([2, 2, 1])
    kernels.cut({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }, source, output)
    expect([...output.data]).toEqual([1, 2, 3, 4])
  })
})
