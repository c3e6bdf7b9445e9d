import type { FrameFigures, FrameShape, Rim } from '#domain/picture/picture.ts'
import { frontDesign, type FrontDesign, wireWidth } from './design.ts'
import { lensPath, type Outline, polygonPath, thinned } from './outline-path.ts'
import { at, bounds, grow, type Point, type Polygon } from './polygon.ts'

const BOLDNESS = 0.35
/** Half of how thick the wire of the bridge and that of the end pieces look, in mm. */
const BRIDGE = 0.75
const END_PIECE = 1
const ARCH = 2.8

/**
 * The front of a frame of metal: lenses, the wire around them (none without a rim, the upper part of it where a thread
 * holds the rest), the arch of the bridge and the end pieces. In the place and to the scale of `outlinePath`.
 */
export function wirePath(figures: FrameFigures, shape: FrameShape, rim: Rim): Outline {
  const rimmed = frontDesign({ shape, figures, build: 'metal', rim, boldness: BOLDNESS })
  // Without a rim the wire is screwed to the lenses themselves.
  const design = rim === 'rimless' ? { ...rimmed, rim: rimmed.lens } : rimmed
  const path = ([1, -1] as const)
    .flatMap((side) => [
      lensPath(figures, shape, side),
      rimPath(design, figures, rim, side),
      polygonPath(placed(endPiece(design), side)),
    ])
    .concat(polygonPath(bridge(design)))
    .join('')
  const { top, bottom } = bounds([...design.rim, ...bridge(design)])
  return { path, left: -figures.width / 2, top: -top, width: figures.width, height: top - bottom }
}

function rimPath(design: FrontDesign, { lensHeight }: FrameFigures, rim: Rim, side: 1 | -1): string {
  if (rim === 'rimless') return ''
  const outer = grow(design.lens, () => wireWidth(BOLDNESS))
  const centred = (polygon: Polygon) =>
    placed(
      polygon.map(([x, y]): Point => [x + design.centre, y]),
      side,
    )
  if (rim === 'full') return polygonPath(centred(closed(outer)))
  // The wire ends a little below the middle: over it, and back along the lens.
  const height = -0.1 * lensHeight
  const arc = (polygon: Polygon) => thinned(upperPart(polygon, height), 0.06)
  return polygonPath(centred([...arc(outer), ...arc(design.lens).toReversed()]))
}

const closed = (polygon: Polygon): Polygon => {
  const half = Math.floor(polygon.length / 2)
  return [...thinned(polygon.slice(0, half + 1), 0.06).slice(0, -1), ...thinned(polygon.slice(half), 0.06)]
}

const placed = (polygon: Polygon, side: 1 | -1): Polygon => polygon.map(([x, y]): Point => [side * x, y])

/** From rim to rim, highest in the middle. */
function bridge({ centre, rim, bridgeHeight }: FrontDesign): Polygon {
  const half = centre + edgeAt(rim, bridgeHeight, -1)
  const arch = (offset: number) =>
    Array.from({ length: 13 }, (_, step): Point => {
      const share = step / 6 - 1
      return [share * half, bridgeHeight + ARCH * (1 - share * share) + offset]
    })
  return [...arch(BRIDGE), ...arch(-BRIDGE).toReversed()]
}

function endPiece({ centre, rim, hingeHeight, reach }: FrontDesign): Polygon {
  const edge = Math.min(centre + edgeAt(rim, hingeHeight, 1), reach - 1)
  return [
    [edge, hingeHeight + END_PIECE],
    [reach, hingeHeight + END_PIECE],
    [reach, hingeHeight - END_PIECE],
    [edge, hingeHeight - END_PIECE],
  ]
}

/** How far a rim reaches at a height: to the temple (1), or to the nose (-1). */
function edgeAt(rim: Polygon, height: number, side: 1 | -1): number {
  const near = rim.filter(([x, y]) => side * x > 0 && Math.abs(y - height) < 1.5).map(([x]) => side * x)
  return side * Math.min(...near)
}

/** The points above a height, as one run from one side to the other. */
function upperPart(path: Polygon, height: number): Polygon {
  const start = path.findIndex(([, y], index) => y >= height && at(path, index - 1)[1] < height)
  const turned = [...path.slice(start), ...path.slice(0, start)]
  return turned.slice(
    0,
    turned.findIndex(([, y]) => y < height),
  )
}
