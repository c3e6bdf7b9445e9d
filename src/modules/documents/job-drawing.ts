import type { Content } from 'pdfmake'
import type { Point, Polygon } from '#domain/frame/polygon.ts'
import { mirrored } from '#domain/frame/trace.ts'
import { EYES, type EyeSide } from '#domain/prescription/eye-field.ts'
import { type LensPosition, lensPosition } from '#domain/workshop/lens-position.ts'
import type { WorkshopJob } from '#domain/workshop/workshop-job.ts'

/** Points of a page in a millimetre. */
const POINTS = 72 / 25.4

const INK = '#0b1b2b'

/** Half the arm of the cross at the centre of a lens, in mm. */
const ARM = 3

type CanvasElement = Extract<Content, { canvas: unknown }>['canvas'][number]

type Drawn = Pick<WorkshopJob, 'prescription'> & { shape: NonNullable<WorkshopJob['shape']> }

/**
 * The frame from the front, as large as it is, the right lens at the left. A cross marks the centre of each lens and a dashed circle its
 * smallest blank, where the pupillary distance is known.
 */
export function jobDrawing({ prescription, shape }: Drawn): Content {
  const { outline, dimensions } = shape
  const { lensWidth, lensHeight, bridge } = dimensions
  const toNose = (lensWidth + bridge) / 2
  const blanks = EYES.flatMap((eye) => {
    const position = lensPosition(prescription[eye], eye, shape)
    return position ? [{ eye, position, centre: centreOf(eye, position, toNose) }] : []
  })
  // The origin of the millimetres is the middle of the bridge; that of the page is the corner of what is drawn.
  const left = Math.max(
    lensWidth + bridge / 2,
    ...blanks.map(({ centre, position }) => reachOf(centre[0], position)),
  )
  const top = Math.max(lensHeight / 2, ...blanks.map(({ centre, position }) => reachOf(centre[1], position)))
  const at = ([x, y]: Point) => ({ x: (left + x) * POINTS, y: (top - y) * POINTS })
  const line = (points: Polygon, closePath: boolean): CanvasElement => ({
    type: 'polyline',
    points: points.map(at),
    closePath,
    lineWidth: 0.75,
    lineColor: INK,
  })
  const moved = (polygon: Polygon, by: number): Polygon => polygon.map(([x, y]): Point => [x + by, y])
  return {
    canvas: [
      line(moved(mirrored(outline), -toNose), true),
      line(moved(outline, toNose), true),
      line(bridgeOf(outline, toNose), false),
      ...blanks.flatMap(({ position, centre }): CanvasElement[] => [
        { ...circle(at(centre), position), lineColor: INK, lineWidth: 0.5, dash: { length: 3, space: 2 } },
        ...crossAt(centre).map((each) => line(each, false)),
      ]),
    ],
  }
}

/** From the front the right eye is at the left. */
const centreOf = (eye: EyeSide, { decentration, height }: LensPosition, toNose: number): Point => {
  const pd = toNose - decentration
  return [eye === 'right' ? -pd : pd, height]
}

const reachOf = (from: number, { blank }: LensPosition): number => Math.abs(from) + blank / 2

const circle = ({ x, y }: { x: number; y: number }, { blank }: LensPosition) => {
  const radius = (blank / 2) * POINTS
  return { type: 'ellipse' as const, x, y, r1: radius, r2: radius }
}

const crossAt = ([x, y]: Point): Polygon[] => [
  [
    [x - ARM, y],
    [x + ARM, y],
  ],
  [
    [x, y - ARM],
    [x, y + ARM],
  ],
]

/** Between the points of both lenses that are nearest to the nose. */
function bridgeOf(outline: Polygon, toNose: number): Polygon {
  const [x, y] = outline.reduce((nearest, point) => (point[0] < nearest[0] ? point : nearest))
  return [
    [-toNose - x, y],
    [toNose + x, y],
  ]
}
