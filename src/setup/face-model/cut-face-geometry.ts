import { readFaceGeometry } from './read-face-geometry.ts'
import { readPiece } from './read-piece.ts'

/** The canonical face as the browser reads it: its 468 vertices (x, y, z in mm, 32-bit floats), then its triangles (16-bit numbers of vertices). */
export function cutFaceGeometry(): Uint8Array<ArrayBuffer> {
  const { vertices, triangles } = readFaceGeometry(readPiece('geometry'))
  const file = new Uint8Array(vertices.byteLength + triangles.byteLength)
  file.set(new Uint8Array(vertices.buffer))
  file.set(new Uint8Array(triangles.buffer), vertices.byteLength)
  return file
}
