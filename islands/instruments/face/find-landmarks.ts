import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { detectFace } from './detect-face.ts'
import { type Model } from './model.ts'
import { fromSquare, sampleImage, type Square } from './sample-image.ts'

/** Pixels of the mesh's input along each side, in which its points count. */
const SIZE = 192
const MESH_POINTS = 468
const IRIS_POINTS = 5
const LEAST_SCORE = 0.5
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

function readSquare(mesh: Model, image: PixelImage, square: Square): FaceLandmarks | undefined {
  sampleImage(image, square, mesh.input, 0, 1)
  const { points: found, score: logit, right, left } = mesh.run()
  const score = 1 / (1 + Math.exp(-logit![0]!))
  if (score < LEAST_SCORE) return undefined
  const points = new Float32Array((MESH_POINTS + 2 * IRIS_POINTS) * 3)
  const put = (index: number, x: number, y: number, z: number) => {
    const at = fromSquare(square, x / SIZE, y / SIZE)
    points.set([at.x, at.y, (z / SIZE) * square.side], index * 3)
  }
  for (let index = 0; index < MESH_POINTS; index += 1)
    put(index, found![index * 3]!, found![index * 3 + 1]!, found![index * 3 + 2]!)
  ;[right!, left!].forEach((iris, eye) => {
    for (let index = 0; index < IRIS_POINTS; index += 1)
      put(MESH_POINTS + eye * IRIS_POINTS + index, iris[index * 2]!, iris[index * 2 + 1]!, 0)
  })
  return { points, score }
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
