import { slotNumber, type Mesh, type Slot, type Vector } from '#domain/frame/mesh.ts'
import { projection, type Camera, type Size } from '#domain/raster/camera.ts'
import { projectMesh, regionOf, type ProjectedMesh, type Region } from '#domain/raster/projected-mesh.ts'
import type { Surface } from '#domain/raster/surface.ts'
import { drawVisibility, emptyVisibility, type Visibility } from '#domain/raster/visibility.ts'

/** Millimetres from the camera to the plane of z = 0. */
export const DISTANCE = 1000

/** A camera that looks along −z at the middle of a picture; a millimetre at z = 0 is a pixel. */
export const straightCamera = ({ width, height }: Size, over: Partial<Camera> = {}): Camera => ({
  yaw: 0,
  pitch: 0,
  distance: DISTANCE,
  target: [0, 0, 0],
  scale: 1,
  centre: [width / 2, height / 2],
  ...over,
})

/** Where a corner is seen by the straight camera, and its height above the plane of z = 0. */
export type Corner = readonly [column: number, row: number, z?: number]

export type SmallTriangle = {
  corners: readonly [Corner, Corner, Corner]
  slot?: Slot
  normal?: Vector
}

/** A mesh of triangles that share no vertices, each in pixels of the straight camera's picture. */
export function meshOfTriangles(
  { width, height }: Size,
  triangles: readonly SmallTriangle[],
  open?: readonly number[],
): Mesh {
  const positions = triangles.flatMap(({ corners }) =>
    corners.flatMap(([column, row, z = 0]) => {
      const nearer = (DISTANCE - z) / DISTANCE
      return [(column - width / 2) * nearer, (height / 2 - row) * nearer, z]
    }),
  )
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(triangles.flatMap(({ normal = [0, 0, 1] }) => [normal, normal, normal].flat())),
    textures: new Float32Array(positions),
    triangles: Uint32Array.from({ length: triangles.length * 3 }, (_, corner) => corner),
    slots: Uint8Array.from(triangles, ({ slot = 'front' }) => slotNumber(slot)),
    ...(open && { open: new Float32Array(open) }),
  }
}

/** Two triangles that share the diagonal of a rectangle. */
export function rectangle(
  [left, top]: Corner,
  [right, bottom]: Corner,
  { z = 0, slot = 'front', normal = [0, 0, 1] }: { z?: number; slot?: Slot; normal?: Vector } = {},
): SmallTriangle[] {
  const topLeft: Corner = [left, top, z]
  const bottomRight: Corner = [right, bottom, z]
  return [
    { corners: [topLeft, [right, top, z], bottomRight], slot, normal },
    { corners: [topLeft, bottomRight, [left, bottom, z]], slot, normal },
  ]
}

/** A mesh as the straight camera sees it; `samples` finer points along each edge of a pixel. */
export const projected = (mesh: Mesh, size: Size, samples = 1): ProjectedMesh =>
  projectMesh(
    mesh,
    projection(
      straightCamera(size, {
        scale: samples,
        centre: [(size.width / 2) * samples, (size.height / 2) * samples],
      }),
    ),
  )

export const isLens = (slot: number): boolean => slot === slotNumber('lens')
export const isSolid = (slot: number): boolean => !isLens(slot)

/** The solid and the glass of a mesh as they are seen, and the region of the picture that they can touch. */
export function visibilitiesOf(
  meshes: ProjectedMesh[],
  { width, height }: Size,
  samples: number,
): { solid: Visibility; glass: Visibility; region: Region } {
  const fine = { width: width * samples, height: height * samples }
  const seen = (region: Region, takes: (slot: number) => boolean) => {
    const visibility = emptyVisibility(region)
    meshes.forEach((mesh, number) => drawVisibility(visibility, mesh, number, takes))
    return visibility
  }
  const all = regionOf(meshes, fine, samples)
  const region = {
    left: all.left / samples,
    top: all.top / samples,
    width: all.width / samples,
    height: all.height / samples,
  }
  return {
    solid: seen(all, isSolid),
    glass: seen(regionOf(meshes, fine, samples, isLens), isLens),
    region,
  }
}

/** One line of text for each row of a picture, one letter for each pixel. */
export const rowsOf = ({ width, height }: Size, letterAt: (pixel: number) => string): string[] =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => letterAt(row * width + column)).join(''),
  )

/** A surface of one brightness, whatever the light. */
export const plain =
  (brightness: number): Surface =>
  (_, light) => {
    light.fill(brightness)
  }

/** Glass that lets half of the light through. */
export const halving: Surface = (_, light) => {
  for (let channel = 0; channel < 3; channel++) light[channel] = (light[channel] ?? 0) / 2
}
