import { frontDesign, type FrameForm, type FrontDesign } from '#domain/frame/design.ts'
import { frameMesh } from '#domain/frame/frame-mesh.ts'
import { type Mesh, slotNumber } from '#domain/frame/mesh.ts'
import { framePartsOf } from '#domain/frame/parts.ts'
import { clamp, mix, smoothstep } from '#domain/frame/scalar.ts'
import { templeBend } from '#domain/frame/temple-bend.ts'

const EDGE = slotNumber('edge')

/** Millimetres between the points of a front: a face has a few pixels a millimetre. */
const CELL = 0.6

/** The root of the nose on the canonical face (landmarks 168 and 6), before which the narrowest and the widest bridges (mm) come to rest: their pads lie 3 mm lower. */
const NOSE = { narrow: { bridge: 14, y: 35.7, z: 52.4 }, wide: { bridge: 24, y: 27.7, z: 57.89 } }

/** Where a temple reaches the ear on the canonical face: half the width of the head with the thickness of a temple, and its height. */
const EAR = { x: 79, y: 27, z: -22 }

/** Air between the back of a bridge and the nose: pads on arms hold it farther away than the plastic itself does. */
const CLEARANCE = { arms: 5, moulded: 2 }

/** The flat front of the generator leans out at the bottom by 0.1; a worn one leans to the cheeks by 5 degrees. Radians. */
const LEAN = 0.1 + (5 * Math.PI) / 180

/** Temples fade that far behind the front: hair and ears are not known. Millimetres. */
const FADE = { from: 75, to: 95 }

/**
 * A frame as it sits on a head, in mm of the head: the axes of the canonical face, true to the millimetre. `scale` is the size of the
 * head against the canonical face: it moves nose and ears, and never the frame. `open` of the mesh is how much of the frame is drawn, 0 to 1.
 */
export function wornFrame(form: FrameForm, scale: number): Mesh {
  const mesh = frameMesh(form, CELL)
  const design = frontDesign(form)
  const rest = restOnNose(form, design, scale)
  const hinge = { y: design.hingeHeight, z: -(design.reach ** 2) / 420 - 3 }
  const ear = { x: EAR.x * scale, y: EAR.y * scale - rest.y, z: EAR.z * scale - rest.z }
  const spread = ear.x - (design.reach - 4)
  const [cos, sin] = [Math.cos(LEAN), Math.sin(LEAN)]
  const positions = new Float32Array(mesh.positions.length)
  const normals = mesh.normals.slice()
  const open = new Float32Array(positions.length / 3)
  const isEdge = edgePoints(mesh)
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!]
    const [above, before] = [y - hinge.y, z - hinge.z]
    open[at / 3] = 1 - smoothstep(FADE.from, FADE.to, -z)
    if (before >= 0 || isEdge[at / 3]) {
      const [ny, nz] = [normals[at + 1]!, normals[at + 2]!]
      normals[at + 1] = ny * cos - nz * sin
      normals[at + 2] = ny * sin + nz * cos
      positions[at] = x
      positions[at + 1] = rest.y + hinge.y + above * cos - before * sin
      positions[at + 2] = rest.z + hinge.z + above * sin + before * cos
      continue
    }
    const back = before / (ear.z - hinge.z)
    positions[at] = x + Math.sign(x) * spread * templeBend(back)
    positions[at + 1] = rest.y + y + (ear.y - hinge.y) * Math.min(back, 1)
    positions[at + 2] = rest.z + z
  }
  return { ...mesh, positions, normals, open }
}

/** The points of the lenses' edges: thick ones reach behind the hinges, and are no temples. */
function edgePoints({ positions, triangles, slots }: Mesh): Uint8Array {
  const isEdge = new Uint8Array(positions.length / 3)
  for (const [triangle, slot] of slots.entries())
    if (slot === EDGE) for (const corner of [0, 1, 2]) isEdge[triangles[triangle * 3 + corner]!] = 1
  return isEdge
}

/** Where the origin of the frame lies. The wider the bridge is for the nose, the lower it comes to rest. */
function restOnNose(form: FrameForm, { bridgeHeight, thickness }: FrontDesign, scale: number) {
  const { narrow, wide } = NOSE
  const share = clamp((form.figures.bridge / scale - narrow.bridge) / (wide.bridge - narrow.bridge))
  const isOnArms = framePartsOf(form).pads === 'arms'
  const air = isOnArms ? CLEARANCE.arms : CLEARANCE.moulded + thickness / 2
  return {
    y: mix(narrow.y, wide.y, share) * scale - bridgeHeight,
    z: mix(narrow.z, wide.z, share) * scale + air,
  }
}
