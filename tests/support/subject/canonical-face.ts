import { readFaceGeometry } from '../../../src/setup/face-model/read-face-geometry.ts'
import { readPiece } from '../../../src/setup/face-model/read-piece.ts'

/** Three numbers a vertex in millimetres (x to the person's left, y up, z to the front), three indices a triangle. */
export type CanonicalFace = { positions: Float32Array; triangles: Uint32Array }

/** The face that all of MediaPipe's landmarks are numbered by: 468 vertices, 898 triangles, 63 mm from pupil to pupil. */
export function readCanonicalFace(): CanonicalFace {
  const { vertices, triangles } = readFaceGeometry(readPiece('geometry'))
  return { positions: vertices, triangles: Uint32Array.from(triangles) }
}
