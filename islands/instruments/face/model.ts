import { halfToNumber } from '#domain/face/half-float.ts'
import type { ModelProgram } from '#domain/face/model-program.ts'
import * as kernels from './kernels.ts'
import { openSimdKernels, type SimdKernels } from './simd-kernels.ts'

/** A model that can be run: its input is filled first, its results are read afterwards, by their names. */
export type Model = {
  input: kernels.Tensor
  run(): Record<string, Float32Array>
}

/** Reads a file of the build: the length of the program, the program as JSON, the weights as half floats. `simd` is the module of the faster kernels. */
export function openModel(file: ArrayBuffer, simd?: WebAssembly.Module): Model {
  const view = new DataView(file)
  const length = view.getUint32(0, true)
  const program: ModelProgram = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length)))
  const halves = new Uint16Array(file.slice(4 + length))
  const numbers = Float32Array.from({ length: 2 ** 16 }, (_, half) => halfToNumber(half))
  const weights = new Float32Array(halves.length)
  for (let at = 0; at < weights.length; at += 1) weights[at] = numbers[halves[at]!]!
  return modelOf(program, weights, simd && openSimdKernels(simd, program, weights))
}

function modelOf(program: ModelProgram, weights: Float32Array, simd: SimdKernels | undefined): Model {
  const tensors = new Map(
    Object.entries(program.shapes).map(([number, shape]): [number, kernels.Tensor] => {
      const count = shape[0] * shape[1] * shape[2]
      return [Number(number), { shape, data: simd ? simd.numbers(count) : new Float32Array(count) }]
    }),
  )
  const tensor = (number: number): kernels.Tensor => {
    const found = tensors.get(number)
    if (!found) throw new Error(`a model without its buffer ${number}`)
    return found
  }
  const matrices: kernels.Affine[] = []

  function runStep(step: ModelProgram['steps'][number]): void {
    const input = tensor(step.in)
    const output = tensor(step.out)
    if (simd?.run(step, input, output, tensor)) return
    switch (step.op) {
      case 'convolve':
        return kernels.convolve(step, input, output, weights)
      case 'convolve-depth':
        return kernels.convolveDepth(step, input, output, weights)
      case 'slope':
        return kernels.slope(step, input, output, weights)
      case 'add':
        return kernels.add(input, tensor(step.other), output)
      case 'maximum':
        return kernels.maximum(step, input, output)
      case 'widen':
        return kernels.widen(input, output)
      case 'cut': {
        const matrix = kernels.eyeMatrix(program.eyes[step.eye]!, input.data, output.shape)
        matrices[step.eye] = matrix
        return kernels.cut(matrix, tensor(step.from), output)
      }
      case 'place':
        return kernels.place(matrices[step.eye]!, program.eyes[step.eye]!.back, input, output)
    }
  }

  return {
    input: tensor(program.input),
    run() {
      program.steps.forEach(runStep)
      return Object.fromEntries(
        Object.entries(program.outputs).map(([name, number]) => [name, tensor(number).data]),
      )
    },
  }
}
