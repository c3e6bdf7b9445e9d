import { compileGraph, joinedParts } from './compile-graph.ts'
import { readGraph } from './read-graph.ts'
import { readPiece } from './read-piece.ts'

export type FaceModelName = 'mesh' | 'detector'

/**
 * A model as the browser reads it: the length of its program, the program as JSON, its weights as half floats. Lips and outlines of the eyes are left
 * out of the mesh: no instrument needs them, and they are a third of it.
 */
export function cutFaceModel(name: FaceModelName): Uint8Array<ArrayBuffer> {
  const graph = readGraph(readPiece(name))
  const { program, weights } = compileGraph(graph, name === 'mesh' ? MESH_RESULTS : detectorResults(graph))
  const text = new TextEncoder().encode(JSON.stringify(program))
  const file = new Uint8Array(4 + text.length + weights.length)
  new DataView(file.buffer).setUint32(0, text.length, true)
  file.set(text, 4)
  file.set(weights, 4 + text.length)
  return file
}

/** The model calls the eye at lower x the left one, which is the right one of the person. */
const MESH_RESULTS = {
  points: 'output_mesh_identity',
  score: 'conv_faceflag',
  right: 'output_left_iris',
  left: 'output_right_iris',
}

function detectorResults(graph: ReturnType<typeof readGraph>): Record<string, number> {
  const [scores16 = -1, scores8 = -1] = joinedParts(graph, 'classificators')
  const [boxes16 = -1, boxes8 = -1] = joinedParts(graph, 'regressors')
  return { scores16, scores8, boxes16, boxes8 }
}
