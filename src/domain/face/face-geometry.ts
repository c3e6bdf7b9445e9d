/** The canonical face: its vertices have the numbers of the first 468 landmarks. */
export type FaceGeometry = {
  /** x, y and z in mm, one after the other: x to the right of an unmirrored picture, y up, z to the viewer. */
  readonly vertices: Float32Array
  /** Three vertices each. */
  readonly triangles: Uint16Array
}

/** Between the pupils of the canonical face, in mm: also the mean of adults (Dodgson, 2004). */
export const AVERAGE_PUPIL_DISTANCE = 63

const VERTICES = 468

/** The file of the build: vertices, then triangles. */
export const readFaceGeometry = (file: ArrayBuffer): FaceGeometry => ({
  vertices: new Float32Array(file, 0, VERTICES * 3),
  triangles: new Uint16Array(file, VERTICES * 3 * Float32Array.BYTES_PER_ELEMENT),
})
