import type { Region, ProjectedMesh } from './projected-mesh.ts'
import { meshOf, triangleOf, type Visibility } from './visibility.ts'

/** What is seen at places of the buffer: whole pixels first, finer points behind them. */
type Owned = { places: Uint32Array; owners: Int32Array }

export type PixelClasses = { edges: Uint32Array; solid: Owned; glass: Owned }

/** What a pixel is to one layer: nothing is there, one point stands for it, or its finer points differ. */
const NOTHING = 0
const WHOLE = 1
const MIXED = 2

/** Depths of one pixel's points that belong together, as a share of the distance. */
const TOGETHER = 0.003

/** Cosine between directions that reflect the same light. */
const ALIGNED = 0.98

/** Finds the pixels in which one point is enough, and lists what is seen there and at the finer points of all others. */
export function classifyPixels(
  solid: Visibility,
  glass: Visibility,
  region: Region,
  samples: number,
  meshes: ProjectedMesh[],
  broad: Uint8Array,
): PixelClasses {
  hideBehind(glass, solid)
  const solidSorts = sortsOf(solid, region, samples, meshes, broad)
  const glassSorts = sortsOf(glass, region, samples, meshes, broad)
  const edges = edgesOf(solidSorts, glassSorts)
  return {
    edges,
    solid: owned(solid, solidSorts, edges, region, samples),
    glass: owned(glass, glassSorts, edges, region, samples),
  }
}

/** Takes away what stands behind something solid. */
function hideBehind({ region, owners, nearness }: Visibility, solid: Visibility) {
  const { width, height } = region
  const [aside, below] = [region.left - solid.region.left, region.top - solid.region.top]
  for (let row = 0; row < height; row++) {
    let behind = (row + below) * solid.region.width + aside
    for (let at = row * width; at < (row + 1) * width; at++, behind++) {
      if (owners[at]! >= 0 && nearness[at]! <= solid.nearness[behind]!) owners[at] = -1
    }
  }
}

/** `region` is in pixels, that of the visibility in fine points; it may be a part of it. */
function sortsOf(
  { region: own, owners, nearness }: Visibility,
  region: Region,
  samples: number,
  meshes: ProjectedMesh[],
  broad: Uint8Array,
): Uint8Array {
  const sorts = new Uint8Array(region.width * region.height)
  const slotsOf = meshes.map(({ mesh }) => mesh.slots)
  const slotOf = (owner: number) => slotsOf[meshOf(owner)]![triangleOf(owner)]!
  for (let top = 0; top < own.height; top += samples) {
    let pixel = ((own.top + top) / samples - region.top) * region.width + own.left / samples - region.left
    for (let left = 0; left < own.width; left += samples, pixel++) {
      const first = top * own.width + left
      const owner = owners[first]!
      let sort = owner < 0 ? NOTHING : broad[slotOf(owner)]! > 0 ? WHOLE : MIXED
      for (let row = 0; row < samples && sort !== MIXED; row++) {
        for (let at = first + row * own.width, end = at + samples; at < end; at++) {
          const other = owners[at]!
          if (other === owner) continue
          const near = nearness[first]!
          if (other < 0 || owner < 0) sort = MIXED
          else if (slotOf(other) !== slotOf(owner)) sort = MIXED
          else if (Math.abs(nearness[at]! - near) > near * TOGETHER) sort = MIXED
          else if (alignment(meshes, owner, other) < ALIGNED) sort = MIXED
        }
      }
      sorts[pixel] = sort
    }
  }
  return sorts
}

/** Cosine between the directions that two triangles face at their first corners. */
function alignment(meshes: ProjectedMesh[], one: number, other: number): number {
  const { mesh: meshA, normals: a } = meshes[meshOf(one)]!
  const { mesh: meshB, normals: b } = meshes[meshOf(other)]!
  const i = meshA.triangles[triangleOf(one) * 3]! * 3
  const j = meshB.triangles[triangleOf(other) * 3]! * 3
  return a[i]! * b[j]! + a[i + 1]! * b[j + 1]! + a[i + 2]! * b[j + 2]!
}

function edgesOf(solid: Uint8Array, glass: Uint8Array): Uint32Array {
  let count = 0
  for (let pixel = 0; pixel < solid.length; pixel++) {
    if (solid[pixel] === MIXED || glass[pixel] === MIXED) count++
  }
  const edges = new Uint32Array(count)
  let next = 0
  for (let pixel = 0; pixel < solid.length; pixel++) {
    if (solid[pixel] === MIXED || glass[pixel] === MIXED) {
      solid[pixel] = glass[pixel] = MIXED
      edges[next++] = pixel
    }
  }
  return edges
}

function owned(
  { region: own, owners }: Visibility,
  sorts: Uint8Array,
  edges: Uint32Array,
  { left, top, width }: Region,
  samples: number,
): Owned {
  const points = samples * samples
  let whole = 0
  for (let pixel = 0; pixel < sorts.length; pixel++) if (sorts[pixel] === WHOLE) whole++
  const places = new Uint32Array(whole + edges.length * points)
  const taken = new Int32Array(places.length)
  let count = 0
  const take = (place: number, pixel: number, within: number) => {
    const line = Math.floor(pixel / width)
    const row = (line + top) * samples + Math.floor(within / samples) - own.top
    const column = (pixel - line * width + left) * samples + (within % samples) - own.left
    if (row < 0 || column < 0 || row >= own.height || column >= own.width) return
    const owner = owners[row * own.width + column]!
    if (owner < 0) return
    places[count] = place
    taken[count++] = owner
  }
  const middle = points >> 1
  for (let pixel = 0; pixel < sorts.length; pixel++) if (sorts[pixel] === WHOLE) take(pixel, pixel, middle)
  for (let edge = 0; edge < edges.length; edge++) {
    for (let k = 0; k < points; k++) take(sorts.length + edge * points + k, edges[edge]!, k)
  }
  return { places: places.subarray(0, count), owners: taken.subarray(0, count) }
}
