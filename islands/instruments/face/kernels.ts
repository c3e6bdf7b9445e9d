import type { EyeCut, ModelStep, Shape } from '#domain/face/model-program.ts'

type Step<Op extends ModelStep['op']> = Extract<ModelStep, { op: Op }>
/** Numbers of height × width × channels, channel by channel within a place. */
export type Tensor = { data: Float32Array; shape: Shape }

/** Each output channel is the sum of a window over all input channels. Weights: output channel, row, column, input channel. */
export function convolve(step: Step<'convolve'>, input: Tensor, output: Tensor, weights: Float32Array): void {
  const [inHeight, inWidth, depth] = input.shape
  const [height, width, channels] = output.shape
  const [rows, columns] = step.size
  const filter = rows * columns * depth
  let at = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = weights[step.bias + channel]!
        for (let row = 0; row < rows; row += 1) {
          const inY = y * step.stride + row - step.pad[0]
          if (inY < 0 || inY >= inHeight) continue
          for (let column = 0; column < columns; column += 1) {
            const inX = x * step.stride + column - step.pad[1]
            if (inX < 0 || inX >= inWidth) continue
            const from = (inY * inWidth + inX) * depth
            const weight = step.weights + channel * filter + (row * columns + column) * depth
            for (let each = 0; each < depth; each += 1)
              sum += input.data[from + each]! * weights[weight + each]!
          }
        }
        output.data[at] = sum
        at += 1
      }
}

/** Each channel by itself. Weights: row, column, channel. */
export function convolveDepth(
  step: Step<'convolve-depth'>,
  input: Tensor,
  output: Tensor,
  weights: Float32Array,
): void {
  const [inHeight, inWidth] = input.shape
  const [height, width, channels] = output.shape
  const [rows, columns] = step.size
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * channels
      for (let channel = 0; channel < channels; channel += 1)
        output.data[to + channel] = weights[step.bias + channel]!
      for (let row = 0; row < rows; row += 1) {
        const inY = y * step.stride + row - step.pad[0]
        if (inY < 0 || inY >= inHeight) continue
        for (let column = 0; column < columns; column += 1) {
          const inX = x * step.stride + column - step.pad[1]
          if (inX < 0 || inX >= inWidth) continue
          const from = (inY * inWidth + inX) * channels
          const weight = step.weights + (row * columns + column) * channels
          for (let channel = 0; channel < channels; channel += 1)
            output.data[to + channel]! += input.data[from + channel]! * weights[weight + channel]!
        }
      }
    }
}

/** What is below zero, times the slope of its channel; without slopes it is zero. */
export function slope(step: Step<'slope'>, input: Tensor, output: Tensor, weights: Float32Array): void {
  const [, , channels] = input.shape
  for (let at = 0; at < input.data.length; at += 1) {
    const value = input.data[at]!
    output.data[at] =
      value >= 0 ? value : step.slopes < 0 ? 0 : value * weights[step.slopes + (at % channels)]!
  }
}

export function add(a: Tensor, b: Tensor, output: Tensor): void {
  for (let at = 0; at < output.data.length; at += 1) output.data[at] = a.data[at]! + b.data[at]!
}

export function maximum(step: Step<'maximum'>, input: Tensor, output: Tensor): void {
  const [inHeight, inWidth, channels] = input.shape
  const [height, width] = output.shape
  const [rows, columns] = step.size
  output.data.fill(-Infinity)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1) {
          const inY = y * step.stride + row - step.pad[0]
          const inX = x * step.stride + column - step.pad[1]
          if (inY < 0 || inY >= inHeight || inX < 0 || inX >= inWidth) continue
          const to = (y * width + x) * channels
          const from = (inY * inWidth + inX) * channels
          for (let channel = 0; channel < channels; channel += 1)
            output.data[to + channel] = Math.max(output.data[to + channel]!, input.data[from + channel]!)
        }
}

export function widen(input: Tensor, output: Tensor): void {
  const [, , from] = input.shape
  const [height, width, to] = output.shape
  for (let place = 0; place < height * width; place += 1)
    output.data.set(input.data.subarray(place * from, (place + 1) * from), place * to)
}

/** From pixels of a cut to those of what it is cut from: x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = { a: number; b: number; c: number; d: number; e: number; f: number }

/** The box of an eye's points, level and with its margin, as large as `shape`. */
export function eyeMatrix(
  { points, level, scale, margin }: EyeCut,
  landmarks: Float32Array,
  shape: Shape,
): Affine {
  const at = (index: number) => ({ x: landmarks[index * 3]! * scale, y: landmarks[index * 3 + 1]! * scale })
  const [from, to] = [at(level[0]), at(level[1])]
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = points.map(at).map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }))
  const [xs, ys] = [turned.map(({ x }) => x), turned.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  const [height, width] = shape
  const across = ((right - left) * margin) / width
  const down = ((bottom - top) * margin) / height
  const [startX, startY] = [middleX - (across * width) / 2, middleY - (down * height) / 2]
  return {
    a: cos * across,
    b: sin * across,
    c: -sin * down,
    d: cos * down,
    e: startX * cos - startY * sin,
    f: startX * sin + startY * cos,
  }
}

/** Between the pixels of the source, whose middles lie at halves, as the model was trained; outside of it everything is zero. */
export function cut({ a, b, c, d, e, f }: Affine, source: Tensor, output: Tensor): void {
  const [inHeight, inWidth, channels] = source.shape
  const [height, width] = output.shape
  output.data.fill(0)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = a * (x + 0.5) + c * (y + 0.5) + e - 0.5
      const fromY = b * (x + 0.5) + d * (y + 0.5) + f - 0.5
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      const to = (y * width + x) * channels
      for (const [row, column] of CORNERS) {
        const inX = left + column
        const inY = top + row
        if (inX < 0 || inX >= inWidth || inY < 0 || inY >= inHeight) continue
        const share = (1 - Math.abs(fromX - inX)) * (1 - Math.abs(fromY - inY))
        const from = (inY * inWidth + inX) * channels
        for (let channel = 0; channel < channels; channel += 1)
          output.data[to + channel]! += share * source.data[from + channel]!
      }
    }
}

const CORNERS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const

/** Points of a cut, which count in pixels `back` times as fine, in those of the landmarks. */
export function place({ a, b, c, d, e, f }: Affine, back: number, input: Tensor, output: Tensor): void {
  for (let at = 0; at < input.data.length; at += 2) {
    const [x, y] = [input.data[at]!, input.data[at + 1]!]
    output.data[at] = a * x + c * y + back * e
    output.data[at + 1] = b * x + d * y + back * f
  }
}
