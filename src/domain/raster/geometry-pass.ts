import { slotNumber, type Mesh } from '#domain/frame/mesh.ts'
import { projection, type Camera, type Size } from './camera.ts'
import { projectShadow, type ProjectedShadow } from './projected-shadow.ts'
import { gBufferBytes, createGBuffer, type GBuffer } from './g-buffer.ts'
import { projectMesh, regionOf, type ProjectedMesh } from './projected-mesh.ts'
import { drawVisibility, emptyVisibility } from './visibility.ts'

/** `tip` leans a body about the x axis, radians; nothing is seen of the far side of a closed one. */
export type Body = { mesh: Mesh; tip?: number; closed?: boolean }

/** What stands before the camera. */
export type Scene = {
  bodies: Body[]
  camera: Camera
  /** Without a floor nothing casts a shadow on it, as with a head. */
  floor: boolean
  /** Slots of broad, even bodies, which need no more than one point a pixel inside their outline. */
  broad?(slot: number): boolean
}

/** A picture before its colours: what is seen where, and where shadow falls on the floor. */
export type GeometryPass = {
  size: Size
  eye: readonly [number, number, number]
  /** Sees the finer points of the buffer. */
  camera: Camera
  buffer: GBuffer
  shadow?: ProjectedShadow
  bytes: number
}

const LENS = slotNumber('lens')
const isLens = (slot: number) => slot === LENS
const isSolid = (slot: number) => slot !== LENS

/** No slot has a higher number. */
const SLOT_LIMIT = 32

export function geometryPass(
  { bodies, camera, floor, broad = () => false }: Scene,
  size: Size,
  samples: number,
): GeometryPass {
  const fine = finer(camera, samples)
  const view = projection(fine)
  const meshes = bodies.map(({ mesh, tip, closed }) => {
    const stood = projectMesh(mesh, view, tip)
    return closed ? { ...stood, averted: avertedFrom(stood, view.eye) } : stood
  })
  const fineSize = { width: size.width * samples, height: size.height * samples }
  const buffer = bufferOf(meshes, fineSize, samples, broad)
  // The floor lies below the lowest vertex: without one there is no floor that could be shaded.
  const stands = floor && meshes.some(({ positions }) => positions.length > 0)
  const shadow = stands ? projectShadow(meshes, isSolid, isLens, camera, size) : undefined
  const bytes = gBufferBytes(buffer) + (shadow ? shadow.solid.byteLength * 2 : 0)
  return { size, eye: view.eye, camera: fine, buffer, ...(shadow && { shadow }), bytes }
}

function avertedFrom(
  { positions, normals }: ProjectedMesh,
  eye: readonly [number, number, number],
): Uint8Array {
  const averted = new Uint8Array(positions.length / 3)
  for (let vertex = 0; vertex < averted.length; vertex++) {
    const at = vertex * 3
    const towards =
      (eye[0] - positions[at]!) * normals[at]! +
      (eye[1] - positions[at + 1]!) * normals[at + 1]! +
      (eye[2] - positions[at + 2]!) * normals[at + 2]!
    if (towards < 0) averted[vertex] = 1
  }
  return averted
}

const finer = (camera: Camera, samples: number): Camera => ({
  ...camera,
  scale: camera.scale * samples,
  centre: [camera.centre[0] * samples, camera.centre[1] * samples],
})

function bufferOf(
  meshes: ProjectedMesh[],
  size: Size,
  samples: number,
  broad: (slot: number) => boolean,
): GBuffer {
  const fine = regionOf(meshes, size, samples)
  const solid = emptyVisibility(fine)
  const glass = emptyVisibility(regionOf(meshes, size, samples, isLens))
  meshes.forEach((mesh, number) => {
    drawVisibility(solid, mesh, number, isSolid)
    drawVisibility(glass, mesh, number, isLens)
  })
  const region = {
    left: fine.left / samples,
    top: fine.top / samples,
    width: fine.width / samples,
    height: fine.height / samples,
  }
  const isBroad = Uint8Array.from({ length: SLOT_LIMIT }, (_, slot) => (isLens(slot) || broad(slot) ? 1 : 0))
  return createGBuffer(solid, glass, region, samples, meshes, isBroad)
}
