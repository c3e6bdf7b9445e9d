import { frontDesign, type FrameForm, type FrontDesign } from './design.ts'
import { bodyDistance, sampleField } from './front-field.ts'
import { addSheet } from './front-mesh.ts'
import { addLens } from './lenses.ts'
import { meshBuilder, normalised, slotNumber, type MeshBuilder, type Mesh, type Vector } from './mesh.ts'
import { addMouldedPads, addPadsOnArms } from './nose-pads.ts'
import { framePartsOf, type FrameParts } from './parts.ts'
import { FACE_CURVE } from './scale.ts'
import { addEllipsoid } from './sweep.ts'
import { addTemple, rivetsOf } from './temples.ts'
import { addLensEdge, addWireBridge, addWireEndPiece, addWireRim } from './wire-front.ts'

/** The tilt of a front, in radians. */
const LEAN = -0.1

const SIDES = [1, -1] as const

/** Millimetres between the points of a plastic front, for pictures of the frame alone. */
const FINE = 0.35

/**
 * The whole frame in millimetres, with open temples as on a face: x to the viewer's right, y up, z towards the viewer; the origin, before
 * the tilt, is the middle of the bridge at half the lens height. `cell` is the resolution of a plastic front.
 */
export function frameMesh(form: FrameForm, cell = FINE): Mesh {
  const design = frontDesign(form)
  const parts = framePartsOf(form)
  const builder = meshBuilder()
  addFront(builder, design, form, parts, cell)
  builder.transform((position, normal) => worn(design, position, normal))
  const plastic = parts.sheet !== undefined
  for (const side of SIDES) {
    const inset = form.smart ? 3.1 : plastic ? 1.9 : 1.05
    const start: Vector = [
      side * (design.reach - inset),
      design.hingeHeight,
      plastic ? -design.thickness * 0.3 : -3.4,
    ]
    const [hinge] = worn(design, start, [0, 0, 1])
    addTemple(builder, form, hinge, side, parts.temples)
  }
  return builder.mesh()
}

function addFront(
  builder: MeshBuilder,
  design: FrontDesign,
  form: FrameForm,
  parts: FrameParts,
  cell: number,
) {
  if (parts.sheet) addPlasticFront(builder, design, form, parts.sheet, cell)
  if (parts.bridge === 'wire') addWireBridge(builder, design, form)
  for (const side of SIDES) {
    if (parts.wire === 'whole') addWireRim(builder, design, form, side)
    if (parts.wire === 'upper') addWireRim(builder, design, form, side, -0.1 * form.figures.lensHeight)
    const edge = form.lensEdges?.[side === 1 ? 'left' : 'right']
    if (parts.bareEdge || edge) addLensEdge(builder, design, side, edge)
    if (parts.pads === 'arms') addPadsOnArms(builder, design, form, side)
    else addMouldedPads(builder, design, form, side)
    if (!parts.sheet) addWireEndPiece(builder, design, form, side)
    addLens(builder, design, form, side)
  }
}

function addPlasticFront(
  builder: MeshBuilder,
  design: FrontDesign,
  form: FrameForm,
  sheet: NonNullable<FrameParts['sheet']>,
  cell: number,
) {
  const distance = bodyDistance(design, { ...sheet, blend: 5 })
  const field = sampleField(design, distance, cell)
  addSheet(builder, field, { thickness: design.thickness, bevel: design.bevel, slot: slotNumber('front') })
  for (const side of SIDES) {
    if (form.smart) addCamera(builder, design, side)
    else
      for (const [x, y, z] of rivetsOf(design))
        addEllipsoid(builder, [side * x, y, z], [0.6, 0.6, 0.3], slotNumber('metal'))
  }
}

function addCamera(builder: MeshBuilder, design: FrontDesign, side: 1 | -1) {
  const centre: Vector = [side * (design.reach - 4.2), design.hingeHeight + 0.5, design.thickness / 2 - 0.2]
  addEllipsoid(builder, centre, [2.1, 2.1, 0.7], slotNumber('glass'))
}

/** Bends the flat drawing into the front that curves around the face and tilts towards the cheeks. */
function worn(design: FrontDesign, [x, y, z]: Vector, normal: Vector): [Vector, Vector] {
  const [cos, sin] = [Math.cos(LEAN), Math.sin(LEAN)]
  const back = z - (x * x) / (2 * FACE_CURVE)
  const [nx, ny, nz] = normalised([normal[0] + (x / FACE_CURVE) * normal[2], normal[1], normal[2]])
  const above = y - design.hingeHeight
  return [
    [x, design.hingeHeight + above * cos - back * sin, above * sin + back * cos],
    [nx, ny * cos - nz * sin, ny * sin + nz * cos],
  ]
}
