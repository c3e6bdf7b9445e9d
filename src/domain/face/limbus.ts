import { fail, ok, type Result } from '#domain/result.ts'
import { brightnessAt } from './brightness.ts'
import type { PixelImage } from './face-landmarks.ts'
import { findRise } from './find-edge.ts'
import { type Circle, fitCircles, type Mark, outsideCircle, type Point } from './fit-circles.ts'

/** Why the border of an iris cannot be measured: too few pixels, or edges that are covered, blurred or without contrast. */
export type LimbusFault = 'too-small' | 'unclear'

/** Lids cover the iris above and below, so that only its sides are read: degrees from the horizontal, and between two rays. */
const SECTOR = 36
const RAY_STEP = 3
/** The rays, in radii of the guess. The points of the face model read the iris up to 16 % too large, or 8 % too small. */
const FROM = 0.6
const TO = 1.3
const SAMPLES_PER_PIXEL = 4
/** Diameter in pixels below which the fit was seen to drift. */
const LEAST_DIAMETER = 11
const LEAST_CONTRAST = 12
/** Widest edge and largest median residual, in radii. */
const MOST_BLUR = 0.55
const MOST_RESIDUAL = 0.05
const LEAST_SHARE = 0.6
const TRIM_ROUNDS = 3

/**
 * The borders between irises and white of the eyes, to a fraction of a pixel, from guesses that are at most a fifth off. The irises of a person
 * are of one size, which a border that the corner of an eye half covers would not tell alone. Edges that do not lie on one circle with the
 * others (lashes, reflections) are left out, and low ones count less, as a lid lies before the white there. A second pass starts from the
 * first one's circles, so that the guesses leave no trace.
 */
export function fitLimbus(image: PixelImage, guesses: readonly Circle[]): Result<Circle[], LimbusFault> {
  const first = fitOnce(image, guesses)
  return first.ok ? fitOnce(image, first.value) : first
}

function fitOnce(image: PixelImage, guesses: readonly Circle[]): Result<Circle[], LimbusFault> {
  if (guesses.some(({ radius }) => radius * 2 < LEAST_DIAMETER)) return fail('too-small')
  const borders = guesses.map((guess) => edgesAround(image, guess))
  if (borders.some((edges) => edges.length === 0)) return fail('unclear')
  const circles = fitTrimmed(borders, guesses)
  const isClear = circles.every((circle, border) => {
    const guess = guesses[border]!
    const moved = Math.hypot(circle.x - guess.x, circle.y - guess.y)
    return (
      moved < guess.radius / 2 && medianResidual(circle, borders[border]!) < MOST_RESIDUAL * circle.radius
    )
  })
  return isClear ? ok(circles) : fail('unclear')
}

/** None where one of both sides has too few. An edge lower than the middle one counts by the square of its share of that. */
function edgesAround(image: PixelImage, guess: Circle): Mark[] {
  const sides = [0, 180].map((middle) => raysOf(middle).flatMap((angle) => edgeOn(image, guess, angle) ?? []))
  if (sides.some(({ length }) => length < LEAST_SHARE * raysOf(0).length)) return []
  const edges = sides.flat()
  const middle = median(edges.map(({ height }) => height))
  return edges.map(({ x, y, height }) => ({ x, y, weight: Math.min(1, height / middle) ** 2 }))
}

const raysOf = (middle: number): number[] =>
  Array.from({ length: (2 * SECTOR) / RAY_STEP + 1 }, (_, ray) => middle - SECTOR + ray * RAY_STEP)

function edgeOn(image: PixelImage, guess: Circle, degrees: number): (Point & { height: number }) | undefined {
  const across = Math.cos((degrees * Math.PI) / 180)
  const down = Math.sin((degrees * Math.PI) / 180)
  const first = guess.radius * FROM
  const count = Math.ceil(guess.radius * (TO - FROM) * SAMPLES_PER_PIXEL)
  const samples = Array.from({ length: count }, (_, at) => {
    const distance = first + at / SAMPLES_PER_PIXEL
    return brightnessAt(image, guess.x + across * distance, guess.y + down * distance)
  })
  const edge = findRise(samples, guess.radius * 0.06 * SAMPLES_PER_PIXEL)
  if (!edge || edge.height < LEAST_CONTRAST) return undefined
  if (edge.width / SAMPLES_PER_PIXEL > MOST_BLUR * guess.radius) return undefined
  const distance = first + edge.at / SAMPLES_PER_PIXEL
  return { x: guess.x + across * distance, y: guess.y + down * distance, height: edge.height }
}

/** Each round leaves out what lies farther from its circle than two and a half times the median. */
function fitTrimmed(borders: readonly Mark[][], guesses: readonly Circle[]): Circle[] {
  let circles = fitCircles(borders, guesses)
  for (let round = 0; round < TRIM_ROUNDS; round += 1)
    circles = fitCircles(
      borders.map((edges, border) => nearTo(circles[border]!, edges)),
      circles,
    )
  return circles
}

function nearTo(circle: Circle, edges: readonly Mark[]): Mark[] {
  const bound = Math.max(2.5 * medianResidual(circle, edges), 0.1)
  return edges.filter((edge) => Math.abs(outsideCircle(circle, edge)) <= bound)
}

/** Half of the edges lie nearer to the circle. A mean would follow the few that lie far away. */
const medianResidual = (circle: Circle, edges: readonly Mark[]): number =>
  median(edges.map((edge) => Math.abs(outsideCircle(circle, edge))))

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1]!
