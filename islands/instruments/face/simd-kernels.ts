import type { ModelProgram, ModelStep, Shape } from '#domain/face/model-program.ts'
import type { Tensor } from './kernels.ts'

/** What `src/setup/face-model/simd-kernels.as` exports. Places in memory are in bytes. */
type Exports = { memory: WebAssembly.Memory } & Record<
  'multiply' | 'gather' | 'multiplyDepth' | 'slope' | 'add',
  (...numbers: number[]) => void
>

export type SimdKernels = {
  /** So many numbers where the kernels can read and write them. */
  numbers(count: number): Float32Array
  /** Runs a step on such numbers. False: it is left to the plain kernels. */
  run(step: ModelStep, input: Tensor, output: Tensor, tensor: (buffer: number) => Tensor): boolean
}

type Convolution = Extract<ModelStep, { op: 'convolve' }>

const PAGE = 65_536
/** Channels come in fours, and all numbers begin at a multiple of their bytes. */
const LANES = 4
const ALIGNMENT = 16
const aligned = (count: number) => Math.ceil((count * 4) / ALIGNMENT) * ALIGNMENT

/** undefined where the browser has no WebAssembly (Safari's lockdown mode), no SIMD, or a page's policy without it: the plain kernels do the same. */
export function compileSimd(bytes: BufferSource): WebAssembly.Module | undefined {
  try {
    return WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : undefined
  } catch {
    return undefined
  }
}

/** The kernels that take most of the time, in WebAssembly with SIMD, for one model. Their sums differ from the plain ones by single precision alone. */
export function openSimdKernels(
  module: WebAssembly.Module,
  { steps, shapes }: ModelProgram,
  weights: Float32Array,
): SimdKernels {
  const wasm = new WebAssembly.Instance(module).exports as unknown as Exports
  const shapeOf = (buffer: number): Shape => shapes[buffer]!
  const convolutions = steps.filter(
    (step): step is Convolution => step.op === 'convolve' && inFours(shapeOf(step.out)),
  )
  const gathered = Math.max(
    0,
    ...convolutions
      .filter((step) => !isPlaceByPlace(step))
      .map((step) => placesOf(shapeOf(step.out)) * windowOf(step)),
  )

  /** Numbers of all channels of a place, in all places of the window. */
  function windowOf({ in: input, size }: Convolution): number {
    return size[0] * size[1] * shapeOf(input)[2]
  }

  // Memory that grows later would take itself away from all that reads it.
  const sizes = [
    weights.length,
    ...convolutions.map((step) => windowOf(step) * shapeOf(step.out)[2]),
    gathered,
    ...Object.values(shapes).map(([height, width, channels]) => height * width * channels),
  ]
  let end = wasm.memory.buffer.byteLength
  wasm.memory.grow(Math.ceil(sizes.reduce((sum, size) => sum + aligned(size), 0) / PAGE))
  function numbers(count: number): Float32Array {
    const at = end
    end += aligned(count)
    return new Float32Array(wasm.memory.buffer, at, count)
  }

  const own = numbers(weights.length)
  own.set(weights)
  const windows = numbers(gathered).byteOffset
  const packed = new Map(
    convolutions.map((step) => {
      const depth = windowOf(step)
      const channels = shapeOf(step.out)[2]
      const fours = numbers(depth * channels)
      for (let channel = 0; channel < channels; channel += 1)
        for (let at = 0; at < depth; at += 1)
          fours[(channel - (channel % LANES)) * depth + at * LANES + (channel % LANES)] =
            weights[step.weights + channel * depth + at]!
      return [step, fours.byteOffset]
    }),
  )
  const weightsAt = (at: number) => own.byteOffset + 4 * at

  function convolve(step: Convolution, input: Tensor, output: Tensor): void {
    const { size, stride, pad } = step
    const [height, width, channels] = output.shape
    const from = isPlaceByPlace(step) ? input.data.byteOffset : windows
    if (!isPlaceByPlace(step))
      wasm.gather(input.data.byteOffset, windows, ...input.shape, height, width, ...size, stride, ...pad)
    wasm.multiply(
      from,
      output.data.byteOffset,
      packed.get(step)!,
      weightsAt(step.bias),
      height * width,
      windowOf(step),
      channels,
    )
  }

  return {
    numbers,
    run(step, input, output, tensor) {
      if (!inFours(output.shape)) return false
      const [from, to] = [input.data.byteOffset, output.data.byteOffset]
      const [height, width, channels] = output.shape
      switch (step.op) {
        case 'convolve':
          convolve(step, input, output)
          return true
        case 'convolve-depth': {
          const { size, stride, pad } = step
          const places = [from, to, weightsAt(step.weights), weightsAt(step.bias)]
          wasm.multiplyDepth(...places, ...input.shape, height, width, ...size, stride, ...pad)
          return true
        }
        case 'slope':
          if (step.slopes < 0) return false
          wasm.slope(from, to, weightsAt(step.slopes), height * width, channels)
          return true
        case 'add':
          wasm.add(from, tensor(step.other).data.byteOffset, to, output.data.length)
          return true
        default:
          return false
      }
    },
  }
}

const inFours = ([, , channels]: Shape): boolean => channels % LANES === 0
const placesOf = ([height, width]: Shape): number => height * width
const isPlaceByPlace = ({ size, stride }: Convolution): boolean => size[0] * size[1] * stride === 1
