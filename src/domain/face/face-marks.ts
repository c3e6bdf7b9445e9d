import { ok, type Result } from '#domain/result.ts'
import type { FaceLandmarks, PixelImage } from './face-landmarks.ts'
import type { Circle, Point } from './fit-circles.ts'
import { fitLimbus, type LimbusFault } from './limbus.ts'
import { CARD_WIDTH } from './pupil-distance.ts'

/** What a person may move before it is measured, in pixels of the picture. */
export type FaceMarks = {
  irises: { right: Circle; left: Circle }
  /** Both ends of the card's long side: that at the person's right first. */
  card: readonly [Point, Point]
  bridge: Point
  /** The outline of the face at eye height: that at the person's right first. Guessed where hair is before it. */
  temples: readonly [Point, Point]
}

/** Places of the face model, each at the person's own side. */
const RIGHT_IRIS = 468
const LEFT_IRIS = 473
const RIGHT_INNER_CORNER = 133
const LEFT_INNER_CORNER = 362
const FOREHEAD = 151
const RIGHT_TEMPLE = 127
const LEFT_TEMPLE = 356
/** Mean of adults, for the first guess of the card's size alone. */
const USUAL_PUPIL_DISTANCE = 63

/**
 * The borders of both irises, read from the picture: the points of the model, which guess them, read them too large. The card is guessed on the
 * forehead. The middle of the inner corners of the eyes is the middle of the face, and as deep as the pupils, so that it stays there in a face
 * that is turned a little.
 */
export function findFaceMarks(image: PixelImage, landmarks: FaceLandmarks): Result<FaceMarks, LimbusFault> {
  const borders = fitLimbus(image, [irisOf(landmarks, RIGHT_IRIS), irisOf(landmarks, LEFT_IRIS)])
  if (!borders.ok) return borders
  const [right, left] = borders.value as [Circle, Circle]
  const irises = { right, left }
  const bridge = between(pointOf(landmarks, RIGHT_INNER_CORNER), pointOf(landmarks, LEFT_INNER_CORNER))
  const temples = [pointOf(landmarks, RIGHT_TEMPLE), pointOf(landmarks, LEFT_TEMPLE)] as const
  return ok({ irises, bridge, temples, card: guessCard(irises, pointOf(landmarks, FOREHEAD)) })
}

function guessCard({ right, left }: FaceMarks['irises'], middle: Point): FaceMarks['card'] {
  const half = CARD_WIDTH / USUAL_PUPIL_DISTANCE / 2
  const x = (left.x - right.x) * half
  const y = (left.y - right.y) * half
  return [
    { x: middle.x - x, y: middle.y - y },
    { x: middle.x + x, y: middle.y + y },
  ]
}

/** The four points around the centre are at the border. */
function irisOf(landmarks: FaceLandmarks, centre: number): Circle {
  const middle = pointOf(landmarks, centre)
  const distances = [1, 2, 3, 4].map((at) => {
    const { x, y } = pointOf(landmarks, centre + at)
    return Math.hypot(x - middle.x, y - middle.y)
  })
  return { ...middle, radius: distances.reduce((sum, each) => sum + each, 0) / distances.length }
}

const pointOf = ({ points }: FaceLandmarks, index: number): Point => ({
  x: points[index * 3]!,
  y: points[index * 3 + 1]!,
})

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
