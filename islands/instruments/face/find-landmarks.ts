import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { detectFace } from './detect-face.ts'
import type { Model } from './model.ts'
import { MESH_POINTS, readSquare } from './read-square.ts'
import type { Square } from './sample-image.ts'

/** Of the box around all points, for the next picture of a film. */
const MARGIN = 1.5
/** The outer corners of the right and the left eye. */
const RIGHT_CORNER = 33
const LEFT_CORNER = 263

export type FaceModels = { detector: Model; mesh: Model }

/**
 * The points of the face in a picture. The first look is at where the face was in the picture before, if the caller has that; then the whole picture
 * is searched, and the square around the face is set once more by its points.
 */
export function findLandmarks(
  models: FaceModels,
  image: PixelImage,
  last?: FaceLandmarks,
): FaceLandmarks | undefined {
  const tracked = last && readSquare(models.mesh, image, squareAround(last))
  if (tracked) return tracked
  const square = detectFace(models.detector, image)
  const first = square && readSquare(models.mesh, image, square)
  return first && readSquare(models.mesh, image, squareAround(first))
}

/** Around all points of the mesh, turned as the eyes are. */
function squareAround({ points }: FaceLandmarks): Square {
  const at = (index: number) => ({ x: points[index * 3]!, y: points[index * 3 + 1]! })
  const [right, left] = [at(RIGHT_CORNER), at(LEFT_CORNER)]
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let index = 0; index < MESH_POINTS; index += 1) {
    const { x, y } = at(index)
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    side: Math.max(east - west, south - north) * MARGIN,
    turn: Math.atan2(left.y - right.y, left.x - right.x),
  }
}
