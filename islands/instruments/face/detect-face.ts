import type { PixelImage } from '#domain/face/face-landmarks.ts'
import type { Model } from './model.ts'
import { fromSquare, sampleImage, type Square } from './sample-image.ts'

/** Pixels of the model's input along each side. */
const SIZE = 128
/** Cells along each side, guesses a cell, and the names of both results. */
const GRIDS = [
  { cells: 16, guesses: 2, scores: 'scores16', boxes: 'boxes16' },
  { cells: 8, guesses: 6, scores: 'scores8', boxes: 'boxes8' },
] as const
/** Numbers of a guess: the box, then six points, of which the first two are the right and the left eye. */
const NUMBERS = 16
const LEAST_SCORE = 0.5
/** Guesses that share more than this with the best one are the same face. */
const LEAST_OVERLAP = 0.3
/** Of the box of a face around its landmarks. */
const MARGIN = 1.5

type Guess = { score: number; numbers: number[] }

/** The square around the most likely face, turned as its eyes are; undefined: there is no face. */
export function detectFace(model: Model, image: PixelImage): Square | undefined {
  const whole = {
    x: image.width / 2,
    y: image.height / 2,
    side: Math.max(image.width, image.height),
    turn: 0,
  }
  sampleImage(image, whole, model.input, -1, 1)
  const guesses = guessesOf(model.run()).toSorted((a, b) => b.score - a.score)
  const [best] = guesses
  if (!best) return undefined
  const same = guesses.filter((guess) => overlap(guess.numbers, best.numbers) > LEAST_OVERLAP)
  const total = same.reduce((sum, { score }) => sum + score, 0)
  const mean = best.numbers.map(
    (_, at) => same.reduce((sum, { score, numbers }) => sum + score * numbers[at]!, 0) / total,
  )
  const [x = 0, y = 0, width = 0, height = 0, rightX = 0, rightY = 0, leftX = 0, leftY = 0] = mean
  const middle = fromSquare(whole, x, y)
  const turn = Math.atan2(leftY - rightY, leftX - rightX)
  return { ...middle, side: Math.max(width, height) * whole.side * MARGIN, turn }
}

function guessesOf(results: Record<string, Float32Array>): Guess[] {
  return GRIDS.flatMap(({ cells, guesses, scores, boxes }) =>
    Array.from(results[scores]!, (logit, index): Guess | undefined => {
      const score = 1 / (1 + Math.exp(-logit))
      if (score < LEAST_SCORE) return undefined
      const cell = Math.floor(index / guesses)
      const [middleX, middleY] = [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells]
      const numbers = Array.from(
        results[boxes]!.subarray(index * NUMBERS, (index + 1) * NUMBERS),
        (number, at) => {
          const share = number / SIZE
          return at === 2 || at === 3 ? share : share + (at % 2 === 0 ? middleX : middleY)
        },
      )
      return { score, numbers }
    }).filter((guess) => guess !== undefined),
  )
}

/** What two boxes share, of what both cover. */
function overlap(a: readonly number[], b: readonly number[]): number {
  const shared = [0, 1].map((side) => {
    const [from, to] = [a, b].map((box) => box[side]! - box[side + 2]! / 2) as [number, number]
    const [end, last] = [a, b].map((box) => box[side]! + box[side + 2]! / 2) as [number, number]
    return Math.max(Math.min(end, last) - Math.max(from, to), 0)
  })
  const area = shared[0]! * shared[1]!
  return area / (a[2]! * a[3]! + b[2]! * b[3]! - area)
}
