import { bytes, child, children, int8, int32, int32s, rootTable, type Table, text } from './flatbuffer.ts'

/** An operation of a TensorFlow Lite graph; `code` is its number in TensorFlow's list, or the name of one of its own. */
export type Operation = {
  code: number | string
  inputs: readonly number[]
  outputs: readonly number[]
  options: Table | undefined
  custom: Uint8Array
}

export type Graph = {
  input: number
  outputs: readonly { tensor: number; name: string }[]
  operations: readonly Operation[]
  shapeOf(tensor: number): readonly number[]
  /** The bytes of a constant; empty for what is computed. */
  bytesOf(tensor: number): Uint8Array
}

const CUSTOM = 32

/** Reads the one graph of a model. Fields by their number in TensorFlow Lite's schema. */
export function readGraph(model: Uint8Array): Graph {
  const root = rootTable(new DataView(model.buffer, model.byteOffset, model.byteLength))
  const codes = children(root, 1).map((code) => {
    const number = Math.max(int8(code, 0), int32(code, 3))
    return number === CUSTOM ? text(code, 1) : number
  })
  const [graph] = children(root, 2)
  if (!graph) throw new Error('face model: no graph')
  const tensors = children(graph, 0)
  const buffers = children(root, 4)
  return {
    input: int32s(graph, 1)[0]!,
    outputs: int32s(graph, 2).map((tensor) => ({ tensor, name: text(tensors[tensor]!, 3) })),
    operations: children(graph, 3).map((operation) => ({
      code: codes[int32(operation, 0)]!,
      inputs: int32s(operation, 1),
      outputs: int32s(operation, 2),
      options: child(operation, 4),
      custom: bytes(operation, 5),
    })),
    shapeOf: (tensor) => int32s(tensors[tensor]!, 0),
    bytesOf: (tensor) => bytes(buffers[int32(tensors[tensor]!, 2)]!, 0),
  }
}
