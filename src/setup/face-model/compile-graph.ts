import type { EyeCut, ModelProgram, ModelStep, Shape } from '#domain/face/model-program.ts'
import { int8 } from './flatbuffer.ts'
import { readEyeCut } from './read-eye-cut.ts'
import type { Graph, Operation } from './read-graph.ts'

/** Operations by their number in TensorFlow Lite's schema. */
const ADD = 0
const CONCATENATE = 2
const CONVOLVE = 3
const CONVOLVE_DEPTH = 4
const DEQUANTIZE = 6
const MAXIMUM = 17
const MULTIPLY = 18
const RELU = 19
const RESHAPE = 22
const WIDEN = 34
const SLICE = 45
const SLOPE = 54
/** Change how numbers are counted and none of them. */
const SAME_NUMBERS = [RESHAPE, SLICE]

/** The program of a model, and its weights as half floats. Only what the named results need is left in it. */
export function compileGraph(
  graph: Graph,
  results: Record<string, string | number>,
): { program: ModelProgram; weights: Uint8Array } {
  const makers = new Map(graph.operations.flatMap((each) => each.outputs.map((out) => [out, each] as const)))
  const chunks: Uint8Array[] = []
  let count = 0
  const steps: ModelStep[] = []
  const shapes: Record<number, Shape> = {}
  const eyes: EyeCut[] = []
  const eyeOf = new Map<number, number>()
  const done = new Set<number>()

  /** The tensor whose numbers these are. */
  function source(tensor: number): number {
    const maker = makers.get(tensor)
    return maker && SAME_NUMBERS.includes(Number(maker.code)) ? source(maker.inputs[0]!) : tensor
  }
  function weightsOf(tensor: number): number {
    const maker = makers.get(tensor)
    const half = graph.bytesOf(maker?.code === DEQUANTIZE ? maker.inputs[0]! : tensor)
    const at = count
    chunks.push(half)
    count += half.length / 2
    return at
  }
  function shapeOf(tensor: number): Shape {
    const [height = 1, width = 1, channels = 1] = graph.shapeOf(tensor).slice(1)
    return [height, width, channels]
  }

  function compile(tensor: number): number {
    const out = source(tensor)
    if (done.has(out)) return out
    done.add(out)
    shapes[out] = shapeOf(out)
    const maker = makers.get(out)
    if (maker) steps.push(stepOf(maker, out))
    return out
  }

  function windowOf(operation: Operation, input: number, out: number, size: readonly [number, number]) {
    const isValid = int8(operation.options!, 0) === 1
    const stride = int8(operation.options!, 1)
    const pad = ([0, 1] as const).map((side) => {
      const needed = (shapes[out]![side] - 1) * stride + size[side] - shapes[input]![side]
      return isValid ? 0 : Math.max(needed, 0) >> 1
    }) as [number, number]
    return { size, stride, pad }
  }

  function stepOf(operation: Operation, out: number): ModelStep {
    const { code, inputs, options } = operation
    const [first = -1, second = -1, third = -1] = inputs
    switch (code) {
      case CONVOLVE:
      case CONVOLVE_DEPTH: {
        const input = compile(first)
        const [, height = 1, width = 1] = graph.shapeOf(second)
        const window = windowOf(operation, input, out, [height, width])
        const op = code === CONVOLVE ? 'convolve' : 'convolve-depth'
        return { op, in: input, out, weights: weightsOf(second), bias: weightsOf(third), ...window }
      }
      case MAXIMUM: {
        const input = compile(first)
        return {
          op: 'maximum',
          in: input,
          out,
          ...windowOf(operation, input, out, [int8(options!, 4), int8(options!, 3)]),
        }
      }
      case ADD:
        return { op: 'add', in: compile(first), other: compile(second), out }
      case SLOPE:
        return { op: 'slope', in: compile(first), out, slopes: weightsOf(second) }
      case RELU:
        return { op: 'slope', in: compile(first), out, slopes: -1 }
      case WIDEN:
        return { op: 'widen', in: compile(first), out }
      case 'TransformTensorBilinear': {
        const matrix = makers.get(second)!
        const scaled = makers.get(matrix.inputs[0]!)!
        if (scaled.code !== MULTIPLY) throw new Error('face model: an eye is cut in another way')
        eyeOf.set(second, eyes.length)
        eyes.push(readEyeCut(graph, matrix, scaled, backOf(second)))
        return { op: 'cut', in: compile(scaled.inputs[0]!), from: compile(first), out, eye: eyes.length - 1 }
      }
      case 'TransformLandmarks': {
        const input = compile(first)
        return { op: 'place', in: input, out, eye: eyeOf.get(makers.get(second)!.inputs[0]!)! }
      }
      default:
        throw new Error(`face model: operation ${code} is not known`)
    }
  }

  /** The constant by which the matrix of a cut is multiplied before points go back. */
  function backOf(matrix: number): Uint8Array {
    const back = graph.operations.find(({ code, inputs }) => code === MULTIPLY && inputs[0] === matrix)
    if (!back) throw new Error('face model: no way back from an eye')
    const maker = makers.get(back.inputs[1]!)
    return graph.bytesOf(maker?.code === DEQUANTIZE ? maker.inputs[0]! : back.inputs[1]!)
  }

  const outputs: Record<string, number> = {}
  for (const [result, name] of Object.entries(results)) {
    const tensor = typeof name === 'number' ? name : graph.outputs.find((each) => each.name === name)?.tensor
    if (tensor === undefined) throw new Error(`face model: no result ${name}`)
    outputs[result] = compile(tensor)
  }
  const input = graph.input
  return { program: { input, shapes, steps, eyes, outputs }, weights: joined(chunks) }
}

/** The two parts of a result that the graph joins: they are read one after the other. */
export function joinedParts(graph: Graph, name: string): readonly number[] {
  const output = graph.outputs.find((each) => each.name === name)
  const maker = graph.operations.find(
    ({ code, outputs }) => code === CONCATENATE && outputs[0] === output?.tensor,
  )
  if (!maker) throw new Error(`face model: ${name} is not joined of parts`)
  return maker.inputs
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
