import type { FrameForm } from '#domain/frame/design.ts'
import { frontDesign } from '#domain/frame/design.ts'
import type { Mesh } from '#domain/frame/mesh.ts'
import { templeBend } from '#domain/frame/temple-bend.ts'
import type { Face } from './anatomy.ts'

/** Where a frame rests on a head: in front of the root of the nose, and on the ears. */
const NOSE = { y: -6, z: 8 }
const EAR = { x: 76.5, top: 6.5, z: -98 }

/** A frame as it is worn on a head: moved onto the nose, its temples spread and tilted to the ears. */
export function fitFrameToHead(mesh: Mesh, form: FrameForm, face: Face): Mesh {
  const { reach, hingeHeight } = frontDesign(form)
  const hingeZ = NOSE.z - (reach * reach) / 420 - 3
  const spread = EAR.x * face.width - (reach - 4)
  const drop = EAR.top - (NOSE.y + hingeHeight)
  const positions = new Float32Array(mesh.positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [
      mesh.positions[at]!,
      mesh.positions[at + 1]! + NOSE.y,
      mesh.positions[at + 2]! + NOSE.z,
    ]
    const isTemple = z < hingeZ
    const back = isTemple ? (hingeZ - z) / (hingeZ - EAR.z) : 0
    positions[at] = x + Math.sign(x) * spread * templeBend(back)
    positions[at + 1] = y + drop * Math.min(back, 1)
    positions[at + 2] = z
  }
  return { ...mesh, positions }
}
