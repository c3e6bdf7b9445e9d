import type { Region, StudioMesh } from './studio-mesh.ts'
import { meshOf, triangleOf, type Visibility } from './visibility.ts'

/** What is seen at places of the buffer: whole pixels first, finer points behind them. */
type Owned = { places: Uint32Array; owners: Int32Array }

export type Sorting = { edges: Uint32Array; solid: Owned; glass: Owned }

/** What a pixel is to one layer: nothing is there, one point stands for it, or its finer points differ. */
const NOTHING = 0
const WHOLE = 1
const MIXED = 2

/** Depths of one pixel's points that belong together, as a share of the distance. */
const TOGETHER = 0.003

/** Cosine between directions that reflect the same light. */
const ALIGNED = 0.98

/** Finds the pixels in which one point is enough, and lists what is seen there and at the finer points of all others. */
export function sorted(
  solid: Visibility,
  glass: Visibility,
  region: Region,
  samples: number,
  meshes: StudioMesh[],
  broad: Uint8Array,
): Sorting {
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
function hideBehind({ owners, nearness }: Visibility, solid: Visibility) {
  for (let at = 0; at < owners.length; at++) {
    if (owners[at]! >= 0 && nearness[at]! <= solid.nearness[at]!) owners[at] = -1
  }
}

function sortsOf(
  { owners, nearness }: Visibility,
  { width, height }: Region,
  samples: number,
  meshes: StudioMesh[],
  broad: Uint8Array,
): Uint8Array {
  const sorts = new Uint8Array(width * height)
  const fine = width * samples
  const slotsOf = meshes.map(({ mesh }) => mesh.slots)
  for (let pixel = 0; pixel < sorts.length; pixel++) {
    const first = Math.floor(pixel / width) * samples * fine + (pixel % width) * samples
    const owner = owners[first]!
    const slot = owner < 0 ? -1 : slotsOf[meshOf(owner)]![triangleOf(owner)]!
    let sort = owner < 0 ? NOTHING : broad[slot]! > 0 ? WHOLE : MIXED
    const near = nearness[first]!
    for (let row = 0; row < samples && sort !== MIXED; row++) {
      for (let at = first + row * fine; at < first + row * fine + samples; at++) {
        const other = owners[at]!
        if (other === owner) continue
        if (other < 0 || owner < 0) sort = MIXED
        else if (slotsOf[meshOf(other)]![triangleOf(other)] !== slot) sort = MIXED
        else if (Math.abs(nearness[at]! - near) > near * TOGETHER) sort = MIXED
        else if (alignment(meshes, owner, other) < ALIGNED) sort = MIXED
      }
    }
    sorts[pixel] = sort
  }
  return sorts
}

/** Cosine between the directions that two triangles face at their first corners. */
function alignment(meshes: StudioMesh[], one: number, other: number): number {
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
  { owners }: Visibility,
  sorts: Uint8Array,
  edges: Uint32Array,
  { width }: Region,
  samples: number,
): Owned {
  const points = samples * samples
  const fine = width * samples
  let whole = 0
  for (let pixel = 0; pixel < sorts.length; pixel++) if (sorts[pixel] === WHOLE) whole++
  const places = new Uint32Array(whole + edges.length * points)
  const taken = new Int32Array(places.length)
  let count = 0
  const take = (place: number, pixel: number, within: number) => {
    const row = Math.floor(pixel / width) * samples + Math.floor(within / samples)
    const owner = owners[row * fine + (pixel % width) * samples + (within % samples)]!
    if (owner < 0) return
    places[count] = place
    taken[count++] = owner
  }
  const middle = points >> 1
  for (let pixel = 0; pixel < sorts.length; pixel++) if (sorts[pixel] === WHOLE) take(pixel, pixel, middle)
  for (let edge = 0; edge < edges.length; edge++) {
    for (let k = 0; k < points; k++) take(sorts.length + edge * points + k, edges[edge]!, k)
  }
  return { places: places.slice(0, count), owners: taken.subarray(0, count) }
}
