import type { FrameShape, RenderSubject } from '#domain/image/render-spec.ts'
import type { TaperedStroke } from './distance.ts'
import type { LensEdge } from './lens-edge.ts'
import { lensOutline } from './lens-outline.ts'
import { bounds, offsetPolygon, type Polygon } from './polygon.ts'
import { clamp, mix } from './scalar.ts'

/**
 * `lensEdges`: those of lenses made to values; without them edges are seen only where a rim leaves them bare. `tint`: the name of one that is ordered, in place of
 * its own lenses.
 */
export type FrameSubject = Extract<RenderSubject, { kind: 'frame' }> & {
  lensEdges?: { right: LensEdge; left: LensEdge }
  tint?: string
}

/** All properties of a frame that determine its mesh; the material is not one of them, so that equal forms share a mesh. */
export type FrameForm = Omit<FrameSubject, 'kind' | 'material' | 'lens' | 'tint'>

/**
 * The right half of a front, as the viewer sees it, in millimetres: the middle of the bridge at half the lens
 * height is the origin, x points to the temple, y up, z to the viewer.
 */
export type FrontDesign = {
  /** Outline of the lens around its own centre. */
  lens: Polygon
  /** x of the lens centre. */
  centre: number
  /** Outline of the rim around the lens centre. */
  rim: Polygon
  bridge: TaperedStroke
  endPiece: TaperedStroke
  /** x of the outermost point: half the width of the frame. */
  reach: number
  /** Height at which the temples are hinged, and at which the bridge is. */
  hingeHeight: number
  bridgeHeight: number
  /** Depth of the front from face to back. */
  thickness: number
  /** Radius of its rounded edges. */
  bevel: number
}

/** Where hinge and bridge sit, as a share of the lens height above the middle. */
const HEIGHTS: Record<FrameShape, { hinge: number; bridge: number }> = {
  panto: { hinge: 0.27, bridge: 0.2 },
  round: { hinge: 0.17, bridge: 0.14 },
  oval: { hinge: 0.16, bridge: 0.14 },
  rectangle: { hinge: 0.27, bridge: 0.2 },
  square: { hinge: 0.27, bridge: 0.2 },
  aviator: { hinge: 0.36, bridge: 0.26 },
  cateye: { hinge: 0.36, bridge: 0.18 },
  butterfly: { hinge: 0.36, bridge: 0.2 },
  brow: { hinge: 0.3, bridge: 0.22 },
  hexagon: { hinge: 0.16, bridge: 0.16 },
}

export function frontDesign(form: FrameForm): FrontDesign {
  const { lensWidth, lensHeight, bridge, width } = form.figures
  const lens = lensOutline(form.shape, lensWidth, lensHeight)
  const centre = (bridge + lensWidth) / 2
  const reach = width / 2
  const widths = rimWidths(form, reach - centre - lensWidth / 2)
  const rim = offsetPolygon(lens, ([nx, ny]) => widthTowards(widths, nx, ny))
  const hingeHeight = lensHeight * HEIGHTS[form.shape].hinge
  const bridgeHeight = lensHeight * HEIGHTS[form.shape].bridge
  const narrowest = Math.min(widths.top, widths.bottom, widths.nasal, widths.outer)
  return {
    lens,
    centre,
    rim,
    bridge: bridgeLimb(form, bridgeHeight),
    endPiece: endPieceLimb(form, rim, centre, hingeHeight),
    reach,
    hingeHeight,
    bridgeHeight,
    thickness: form.build === 'acetate' ? mix(3.4, 4.6, form.boldness) : mix(2.6, 3.4, form.boldness),
    bevel: clamp(narrowest * 0.46, 0.5, 1.7),
  }
}

type RimWidths = { top: number; bottom: number; nasal: number; outer: number }

/** Width of the rim on each side; `side` is what the frame's width leaves beside the lens. */
function rimWidths({ build, boldness, figures, shape }: FrameForm, side: number): RimWidths {
  if (build === 'metal') return uniform(wireWidth(boldness))
  const slim = build === 'acetate' ? 0 : 0.9
  const brow = build === 'combined' && shape === 'brow' ? 2.2 : 0
  return {
    top: mix(2.5, 5.8, boldness) - slim + brow,
    bottom: mix(2.1, 4.6, boldness) - slim,
    nasal: Math.min(mix(2.2, 4.2, boldness) - slim, figures.bridge * 0.24),
    outer: clamp(mix(2.6, 6, boldness) - slim + brow / 2, 1.2, Math.max(side - 1.6, 1.2)),
  }
}

/** Width of a metal rim, seen from the front. */
export const wireWidth = (boldness: number): number => mix(0.9, 2, boldness)

const uniform = (width: number): RimWidths => ({ top: width, bottom: width, nasal: width, outer: width })

/** Between the four sides the width changes with the direction. */
function widthTowards(widths: RimWidths, nx: number, ny: number): number {
  const sideways = nx > 0 ? widths.outer : widths.nasal
  return mix(ny > 0 ? widths.top : widths.bottom, sideways, nx * nx)
}

function bridgeLimb({ figures, boldness, build }: FrameForm, height: number): TaperedStroke {
  const half = figures.bridge / 2 + (build === 'acetate' ? 2.2 : 1.2)
  const radius = build === 'acetate' ? mix(1.9, 3.1, boldness) : 1.3
  return Array.from({ length: 11 }, (_, step) => {
    const share = step / 10
    return [share * half, height + 2.3 * (1 - share * share), radius * (1 + 0.5 * share * share)]
  })
}

/** The bar from the rim to the hinge; the front is cut off flat at its end, where the temple begins. */
function endPieceLimb(
  { figures, boldness }: FrameForm,
  rim: Polygon,
  centre: number,
  height: number,
): TaperedStroke {
  const edge = centre + rightmostNear(rim, height)
  const radius = mix(2.1, 3.3, boldness)
  const tip = figures.width / 2 - radius * 0.35
  return [
    [Math.min(edge - 4, tip - 1.5), height - 0.3, radius * 0.9],
    [Math.min(edge - 0.5, tip - 0.5), height + 0.2, radius],
    [tip, height + 0.5, radius],
  ]
}

const rightmostNear = (rim: Polygon, height: number): number =>
  bounds(rim.filter(([, y]) => Math.abs(y - height) < 1.5)).right
