import type { FrameDimensions, FrameShape, RimType } from '#domain/image/render-spec.ts'
import { frontDesign, type FrontDesign, wireWidth } from './design.ts'
import { lensPath, type Outline, polygonPath, simplifyPolygon } from './outline-path.ts'
import { vertexAt, bounds, offsetPolygon, type Point, type Polygon } from './polygon.ts'

const BOLDNESS = 0.35
/** Half the visible thickness in mm: of the bridge's wire and of the end pieces. */
const BRIDGE = 0.75
const END_PIECE = 1
const ARCH = 2.8

/**
 * The front of a metal frame: lenses, the wire around them (none without a rim, the upper part where a thread holds the rest), the arch of
 * the bridge and the end pieces. Position and scale are those of `outlinePath`.
 */
export function wirePath(figures: FrameDimensions, shape: FrameShape, rim: RimType): Outline {
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

function rimPath(design: FrontDesign, { lensHeight }: FrameDimensions, rim: RimType, side: 1 | -1): string {
  if (rim === 'rimless') return ''
  const outer = offsetPolygon(design.lens, () => wireWidth(BOLDNESS))
  const centred = (polygon: Polygon) =>
    placed(
      polygon.map(([x, y]): Point => [x + design.centre, y]),
      side,
    )
  if (rim === 'full') return polygonPath(centred(closed(outer)))
  // The wire ends a little below the middle: over it, and back along the lens.
  const height = -0.1 * lensHeight
  const arc = (polygon: Polygon) => simplifyPolygon(upperPart(polygon, height), 0.06)
  return polygonPath(centred([...arc(outer), ...arc(design.lens).toReversed()]))
}

const closed = (polygon: Polygon): Polygon => {
  const half = Math.floor(polygon.length / 2)
  return [
    ...simplifyPolygon(polygon.slice(0, half + 1), 0.06).slice(0, -1),
    ...simplifyPolygon(polygon.slice(half), 0.06),
  ]
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

/** How far a rim extends at a height: towards the temple (1), or towards the nose (-1). */
function edgeAt(rim: Polygon, height: number, side: 1 | -1): number {
  const near = rim.filter(([x, y]) => side * x > 0 && Math.abs(y - height) < 1.5).map(([x]) => side * x)
  return side * Math.min(...near)
}

/** The points above a height, as one run from one side to the other. */
function upperPart(path: Polygon, height: number): Polygon {
  const start = path.findIndex(([, y], index) => y >= height && vertexAt(path, index - 1)[1] < height)
  const turned = [...path.slice(start), ...path.slice(0, start)]
  return turned.slice(
    0,
    turned.findIndex(([, y]) => y < height),
  )
}
