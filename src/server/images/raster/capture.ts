import { slotNumber, type Mesh } from '#domain/frame/mesh.ts'
import { projection, type Camera } from './camera.ts'
import { floorShadow, lowestOf, shadowAt, type FloorShadow } from './floor-shadow.ts'
import { bytesOf, layerOf, type GBuffer } from './g-buffer.ts'
import { placed, regionOf, type Region, type StudioMesh } from './studio-mesh.ts'
import { drawVisibility, emptyVisibility } from './visibility.ts'

/** What stands before the camera. `tip` leans a body about the x axis, radians. */
export type Scene = {
  bodies: { mesh: Mesh; tip?: number }[]
  camera: Camera
  /** Without a floor nothing casts a shadow on it, as with a head. */
  floor: boolean
  /** Slots of broad, even bodies, which need no more than one point a pixel inside their outline. */
  broad?(slot: number): boolean
}

export type Size = { width: number; height: number }

/** A picture before its colours: what is seen where, and where shadow falls on the floor. */
export type Capture = {
  size: Size
  /** Points of the buffer along each edge of a pixel. */
  samples: number
  eye: readonly [number, number, number]
  camera: Camera
  buffer: GBuffer
  shadow?: { region: Region; solid: Float32Array; lens: Float32Array }
  bytes: number
}

const LENS = slotNumber('lens')
const isLens = (slot: number) => slot === LENS
const isSolid = (slot: number) => slot !== LENS

export function capture(
  { bodies, camera, floor, broad = () => false }: Scene,
  size: Size,
  samples: number,
): Capture {
  const fine = finer(camera, samples)
  const view = projection(fine)
  const meshes = bodies.map(({ mesh, tip }) => placed(mesh, view, tip))
  const fineSize = { width: size.width * samples, height: size.height * samples }
  const region = regionOf(meshes, fineSize, samples)
  const buffer = bufferOf(meshes, region, samples, broad)
  const shadow = floor ? shadowOf(meshes, camera, size) : undefined
  const bytes = bytesOf(buffer) + (shadow ? shadow.solid.byteLength * 2 : 0)
  return { size, samples, eye: view.eye, camera: fine, buffer, ...(shadow && { shadow }), bytes }
}

const finer = (camera: Camera, samples: number): Camera => ({
  ...camera,
  scale: camera.scale * samples,
  centre: [camera.centre[0] * samples, camera.centre[1] * samples],
})

function bufferOf(
  meshes: StudioMesh[],
  region: Region,
  block: number,
  broad: (slot: number) => boolean,
): GBuffer {
  const solid = emptyVisibility(region)
  const glass = emptyVisibility(region)
  meshes.forEach((mesh, number) => {
    drawVisibility(solid, region, mesh, number, isSolid)
    drawVisibility(glass, region, mesh, number, isLens)
  })
  return {
    region,
    opaque: layerOf(solid, region, meshes, { block, broad }),
    lens: layerOf(glass, region, meshes, {
      block,
      broad: () => false,
      keeps: (pixel, depth) => depth < solid.depths[pixel]!,
    }),
  }
}

/** The floor's shadow, seen from the camera: of the solid parts and of the lenses. */
function shadowOf(meshes: StudioMesh[], camera: Camera, size: Size): Capture['shadow'] {
  const level = lowestOf(meshes) - 0.05
  const solid = floorShadow(meshes, isSolid, level)
  const lens = floorShadow(meshes, isLens, level)
  const region = { left: 0, top: 0, ...size }
  return { region, ...seenOnFloor([solid, lens], camera, region, level) }
}

function seenOnFloor(
  [solid, lens]: [FloorShadow, FloorShadow],
  camera: Camera,
  region: Region,
  level: number,
) {
  const view = projection(camera)
  const seen = {
    solid: new Float32Array(region.width * region.height),
    lens: new Float32Array(region.width * region.height),
  }
  const ray = new Float64Array(3)
  for (let row = 0; row < region.height; row++) {
    for (let column = 0; column < region.width; column++) {
      view.direction(region.left + column + 0.5, region.top + row + 0.5, ray)
      if (ray[1]! > -0.002) continue
      const reach = (level - view.eye[1]) / ray[1]!
      const x = view.eye[0] + ray[0]! * reach
      const z = view.eye[2] + ray[2]! * reach
      const at = row * region.width + column
      seen.solid[at] = shadowAt(solid, x, z)
      seen.lens[at] = shadowAt(lens, x, z)
    }
  }
  return seen
}
