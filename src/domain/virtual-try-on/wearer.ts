import type { FaceGeometry } from '#domain/face/face-geometry.ts'
import type { FaceLandmarks } from '#domain/face/face-landmarks.ts'
import type { HeadPose } from '#domain/face/head-pose.ts'
import {
  cross,
  meshBuilder,
  normalised,
  subtract,
  vectorAt,
  type Mesh,
  type Vector,
} from '#domain/frame/mesh.ts'
import { addEllipsoid } from '#domain/frame/sweep.ts'
import type { Pinhole } from './face-crop.ts'

/** The face in a picture of that camera: how the head is turned, and its size against the canonical face. */
export type Wearer = {
  camera: Pinhole
  landmarks: FaceLandmarks
  pose: HeadPose
  scale: number
  geometry: FaceGeometry
}

/** The slot of skin: no part of a frame has it. */
export const SKIN_SLOT = 24

/** Behind the face, on the canonical head in mm; it stays inside of face and temples. */
const SKULL = { middle: [0, 22, -40], radii: [74, 108, 80] } as const

/** Skin gives way under a frame, and the depth of a face is that of another one: so much less of a frame is hidden. Millimetres. */
const SOFT = 1.5

/**
 * What hides a frame, in mm of the head: the face where it is seen in the picture, each point at the depth of the canonical face, and a skull. A
 * point of it has its own place as its texture.
 */
export function wearerMesh({ camera, landmarks, pose, scale, geometry }: Wearer): Mesh {
  const { focal, centre } = camera
  const { vertices, triangles } = geometry
  const places = Array.from({ length: vertices.length / 3 }, (_, point): Vector => {
    const [x, y, z] = vectorAt(vertices, point * 3)
    const away = SOFT - fromHead(pose, [x * scale, y * scale, z * scale])[2]
    const right = (landmarks.points[point * 3]! - centre[0]) / focal
    const up = (centre[1] - landmarks.points[point * 3 + 1]!) / focal
    return toHead(pose, [right * away, up * away, -away])
  })
  const normals = normalsOf(places, triangles)
  const builder = meshBuilder()
  places.forEach((place, point) => builder.vertex(place, normalised(normals[point]!)))
  for (let at = 0; at < triangles.length; at += 3)
    builder.triangle(triangles[at]!, triangles[at + 1]!, triangles[at + 2]!, SKIN_SLOT)
  const sized = ([x, y, z]: Vector): Vector => [x * scale, y * scale, z * scale]
  addEllipsoid(builder, sized(SKULL.middle), sized(SKULL.radii), SKIN_SLOT)
  return builder.mesh()
}

/** The mean of the triangles around each vertex. */
function normalsOf(places: readonly Vector[], triangles: Uint16Array): Vector[] {
  const normals: Vector[] = places.map(() => [0, 0, 0])
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!] as const
    const [a, b, c] = corners.map((corner) => places[corner]!) as [Vector, Vector, Vector]
    const [x, y, z] = cross(subtract(b, a), subtract(c, a))
    for (const corner of corners) {
      const sum = normals[corner]!
      normals[corner] = [sum[0] + x, sum[1] + y, sum[2] + z]
    }
  }
  return normals
}

/** A mesh of the head before the camera, which stands at the origin and looks along −z. */
export function seenFrom(pose: HeadPose, mesh: Mesh): Mesh {
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    positions.set(fromHead(pose, vectorAt(mesh.positions, at)), at)
    normals.set(turned(pose, vectorAt(mesh.normals, at)), at)
  }
  return { ...mesh, positions, normals }
}

function fromHead(pose: HeadPose, place: Vector): Vector {
  const [x, y, z] = turned(pose, place)
  const [right, up, back] = pose.translation
  return [x + right, y + up, z + back]
}

const turned = ({ rotation: r }: HeadPose, [x, y, z]: Vector): Vector => [
  r[0]! * x + r[1]! * y + r[2]! * z,
  r[3]! * x + r[4]! * y + r[5]! * z,
  r[6]! * x + r[7]! * y + r[8]! * z,
]

function toHead({ rotation: r, translation }: HeadPose, place: Vector): Vector {
  const [x, y, z] = subtract(place, translation)
  return [
    r[0]! * x + r[3]! * y + r[6]! * z,
    r[1]! * x + r[4]! * y + r[7]! * z,
    r[2]! * x + r[5]! * y + r[8]! * z,
  ]
}
