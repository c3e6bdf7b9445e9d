import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import type { Model } from './model.ts'
import { fromSquare, sampleImage, type Square } from './sample-image.ts'

/** Pixels of the mesh's input along each side, in which its points count. */
const SIZE = 192
export const MESH_POINTS = 468
const IRIS_POINTS = 5
const LEAST_SCORE = 0.5

/** The points of the face that fills a square of the picture; undefined: there is none in it. */
export function readSquare(mesh: Model, image: PixelImage, square: Square): FaceLandmarks | undefined {
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
