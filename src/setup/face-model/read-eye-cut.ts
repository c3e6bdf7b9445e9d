import type { EyeCut } from '#domain/face/model-program.ts'
import { halfToNumber } from '#domain/face/half-float.ts'
import type { Graph, Operation } from './read-graph.ts'

/**
 * The settings of a cut stand in a flexbuffer: names, then the list of points as 16-bit numbers between the name `subset_idxs` and the next one,
 * then the single values of all names in their alphabetical order.
 */
export function readEyeCut(graph: Graph, matrix: Operation, scaled: Operation, back: Uint8Array): EyeCut {
  const { custom } = matrix
  const view = new DataView(custom.buffer, custom.byteOffset, custom.byteLength)
  const after = indexOf(custom, 'target_rotation_radians')
  const start = indexOf(custom, 'subset_idxs') + 'subset_idxs'.length + 1
  // The list is aligned to two bytes, and its length stands before it.
  const count = [start, start + 1].find((at) => {
    const length = view.getUint16(at, true)
    return length > 20 && at + 2 + 2 * length === after
  })
  if (count === undefined) throw new Error('face model: the points of an eye are not where they were')
  const points = Array.from({ length: view.getUint16(count, true) }, (_, at) =>
    view.getUint16(count + 2 + 2 * at, true),
  )
  // left_rotation_idx, output_height, output_width, right_rotation_idx, scale_x, scale_y, subset_idxs, target_rotation_radians
  const values = custom.length - 3 - 8 - 8 * 4
  const level = [view.getInt32(values, true), view.getInt32(values + 12, true)] as const
  const margin = view.getFloat32(values + 16, true)
  const half = (bytes: Uint8Array, at: number) =>
    halfToNumber(new DataView(bytes.buffer, bytes.byteOffset).getUint16(2 * at, true))
  const constant = graph.operations.find(({ outputs }) => outputs[0] === scaled.inputs[1])!
  return { points, level, scale: half(graph.bytesOf(constant.inputs[0]!), 0), back: half(back, 3), margin }
}

function indexOf(bytes: Uint8Array, word: string): number {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(word)
  if (at < 0) throw new Error(`face model: ${word} is missing`)
  return at
}
