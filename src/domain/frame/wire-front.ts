import { wireWidth, type FrameForm, type FrontDesign } from './design.ts'
import { edgeThickness, type LensEdge } from './lens-edge.ts'
import { slotNumber, type MeshBuilder, type Vector } from './mesh.ts'
import { vertexAt, offsetPolygon, normalAt, orientation, type Point, type Polygon } from './polygon.ts'
import { addSweep, addWire, smoothPath, type CrossSection } from './sweep.ts'

const METAL = slotNumber('metal')
const EDGE = slotNumber('edge')

/** From front to back, and where its middle lies; mm. */
type Band = { depth: number; z: number }
const RIM: Band = { depth: 2.1, z: 0 }

/** Where the edge of a lens begins in front. */
const LENS_FACE = 1

/** A metal rim on the right lens (`side` 1) or the left one, complete or only above the given height. */
export function addWireRim(
  builder: MeshBuilder,
  design: FrontDesign,
  form: FrameForm,
  side: 1 | -1,
  above = -Infinity,
) {
  const width = wireWidth(form.boldness)
  const path = offsetPolygon(design.lens, () => width / 2)
  const visible = above === -Infinity ? path : upperPart(path, above)
  addSweep(
    builder,
    stationsAlong(visible, design, side, { width, band: () => RIM }),
    METAL,
    above === -Infinity,
  )
}

/** Of a lens whose values are not known, in mm. */
const USUAL_EDGE: LensEdge = { base: 2, slope: 0, decentration: 0 }

/** The edge of a lens: a bevelled band of glass, which grows to the back. */
export function addLensEdge(builder: MeshBuilder, design: FrontDesign, side: 1 | -1, edge = USUAL_EDGE) {
  const path = offsetPolygon(design.lens, () => -0.25)
  const band = (point: Point) => {
    const depth = edgeThickness(edge, point)
    return { depth, z: LENS_FACE - depth / 2 }
  }
  addSweep(builder, stationsAlong(path, design, side, { width: 0.6, band }), EDGE, true)
}

function stationsAlong(
  path: Polygon,
  { centre }: FrontDesign,
  side: 1 | -1,
  { width, band }: { width: number; band(point: Point): Band },
): CrossSection[] {
  const turn = orientation(path)
  return path.map(([x, y], index) => {
    const [nx, ny] = normalAt(path, index, turn)
    const { depth, z } = band([x, y])
    return {
      centre: [side * (centre + x), y, z],
      across: [side * nx, ny, 0],
      up: [0, 0, 1],
      width,
      height: depth,
      squareness: 2.6,
    }
  })
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

/** Wire bars from rim to rim, across the middle. */
export function addWireBridge(builder: MeshBuilder, design: FrontDesign, form: FrameForm) {
  const radius = form.rim === 'rimless' ? 0.75 : 0.62 + 0.4 * form.boldness
  addBar(builder, design, { height: design.bridgeHeight, arch: 2.8, depth: 1.4, radius })
  if (form.doubleBridge) {
    const height = form.figures.lensHeight * 0.44
    addBar(builder, design, { height, arch: 1, depth: 0.6, radius: radius * 0.92 })
  }
}

function addBar(
  builder: MeshBuilder,
  design: FrontDesign,
  { height, arch, depth, radius }: { height: number; arch: number; depth: number; radius: number },
) {
  const half = design.centre + nasalEdge(design.rim, height) + 0.3
  const points = [-1, -0.85, -0.5, 0, 0.5, 0.85, 1].map((share): Vector => {
    const rise = 1 - share * share
    return [share * half, height + arch * rise, depth * rise]
  })
  addWire(builder, smoothPath(points, 5), radius, METAL)
}

/** How far a rim extends towards the nose at a height. */
function nasalEdge(rim: Polygon, height: number): number {
  const near = rim.filter(([x, y]) => x < 0 && Math.abs(y - height) < 1.5)
  return Math.max(...near.map(([x]) => x))
}

/** The wire from the rim around the corner to the hinge. */
export function addWireEndPiece(builder: MeshBuilder, design: FrontDesign, form: FrameForm, side: 1 | -1) {
  const radius = 0.95 + 0.35 * form.boldness
  const y = design.hingeHeight
  const edge = design.centre + temporalEdge(design.rim, y) - 0.4
  const tip = design.reach - radius
  const points: Vector[] = [
    [side * Math.min(edge, tip - 1), y - 0.3, 0.1],
    [side * (edge * 0.45 + tip * 0.55), y + 0.1, 0.25],
    [side * (tip - 0.35), y, -0.7],
    [side * tip, y, -2.2],
    [side * tip, y, -4.5],
  ]
  addWire(builder, smoothPath(points, 5), radius, METAL)
  if (form.rim === 'rimless') addScrews(builder, design, side)
}

function temporalEdge(rim: Polygon, height: number): number {
  const near = rim.filter(([x, y]) => x > 0 && Math.abs(y - height) < 1.5)
  return Math.min(...near.map(([x]) => x))
}

/** Drilled lenses are held by one screw at the bridge and one at the end piece. */
function addScrews(
  builder: MeshBuilder,
  { centre, rim, hingeHeight, bridgeHeight }: FrontDesign,
  side: 1 | -1,
) {
  const places = [
    [centre + temporalEdge(rim, hingeHeight) - 2.2, hingeHeight],
    [centre + nasalEdge(rim, bridgeHeight) + 2.2, bridgeHeight],
  ] as const
  for (const [x, y] of places) {
    addWire(
      builder,
      [
        [side * x, y, -1.6],
        [side * x, y, 1.7],
      ],
      0.85,
      METAL,
    )
  }
}
