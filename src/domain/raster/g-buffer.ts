import { classifyPixels, type PixelClasses } from './classify-pixels.ts'
import type { Region, ProjectedMesh } from './projected-mesh.ts'
import { meshOf, triangleOf, type Visibility } from './visibility.ts'

/** What is seen, place by place, before it has a colour. */
export type Layer = {
  /** Places of the buffer, see GBuffer. */
  places: Uint32Array
  slots: Uint8Array
  /** Unit normals times 32767. */
  normals: Int16Array
  textures: Float32Array
  /** Openness to the light times 255. */
  open: Uint8Array
}

/**
 * The shape of a picture without its colours: siblings in other colours share it. Its places are first the pixels of
 * the region, then, for each pixel in `edges`, the finer points that are seen there instead.
 */
export type GBuffer = {
  /** In pixels of the picture. */
  region: Region
  /** Finer points along each edge of a pixel. */
  samples: number
  edges: Uint32Array
  opaque: Layer
  lens: Layer
}

export const NORMAL_SCALE = 32767

export const gBufferBytes = ({ edges, opaque, lens }: GBuffer): number =>
  edges.byteLength + (opaque.places.length + lens.places.length) * (4 + 1 + 6 + 12 + 1)

/** From what is seen at every fine point. `broad`, by slot: one point may stand for a whole pixel. */
export function createGBuffer(
  solid: Visibility,
  glass: Visibility,
  region: Region,
  samples: number,
  meshes: ProjectedMesh[],
  broad: Uint8Array,
): GBuffer {
  const sorting = classifyPixels(solid, glass, region, samples, meshes, broad)
  return {
    region,
    samples,
    edges: sorting.edges,
    opaque: layerOf(sorting, sorting.solid, region, samples, meshes),
    lens: layerOf(sorting, sorting.glass, region, samples, meshes),
  }
}

/** The middle of a place of the buffer, in fine points of the picture. */
export function sampleCentre(
  { region, samples, edges }: Omit<GBuffer, 'opaque' | 'lens'>,
  place: number,
  into: Float64Array,
) {
  const { left, top, width, height } = region
  const point = place - width * height
  const edge = point < 0 ? 0 : Math.floor(point / (samples * samples))
  const pixel = point < 0 ? place : edges[edge]!
  const row = Math.floor(pixel / width)
  into[0] = (left + pixel - row * width) * samples
  into[1] = (top + row) * samples
  const within = point - edge * samples * samples
  const line = Math.floor(within / samples)
  into[0] += point < 0 ? samples / 2 : within - line * samples + 0.5
  into[1] += point < 0 ? samples / 2 : line + 0.5
}

/** Interpolates normals and texture places wherever something is seen. */
function layerOf(
  { edges }: PixelClasses,
  { places, owners }: PixelClasses['solid'],
  region: Region,
  samples: number,
  meshes: ProjectedMesh[],
): Layer {
  const slots = new Uint8Array(places.length)
  const normals = new Int16Array(places.length * 3)
  const textures = new Float32Array(places.length * 3)
  const open = new Uint8Array(places.length).fill(255)
  const grid = { region, samples, edges }
  const middle = new Float64Array(2)
  const shares = new Float64Array(3)
  for (let index = 0; index < places.length; index++) {
    const owner = owners[index]!
    const { mesh, normals: from, seen } = meshes[meshOf(owner)]!
    const triangle = triangleOf(owner)
    const a = mesh.triangles[triangle * 3]! * 3
    const b = mesh.triangles[triangle * 3 + 1]! * 3
    const c = mesh.triangles[triangle * 3 + 2]! * 3
    sampleCentre(grid, places[index]!, middle)
    shareOut(seen, a, b, c, middle, shares)
    const shareA = shares[0]!
    const shareB = shares[1]!
    const shareC = shares[2]!
    const nx = from[a]! * shareA + from[b]! * shareB + from[c]! * shareC
    const ny = from[a + 1]! * shareA + from[b + 1]! * shareB + from[c + 1]! * shareC
    const nz = from[a + 2]! * shareA + from[b + 2]! * shareB + from[c + 2]! * shareC
    const scale = NORMAL_SCALE / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    const at = index * 3
    slots[index] = mesh.slots[triangle]!
    normals[at] = nx * scale
    normals[at + 1] = ny * scale
    normals[at + 2] = nz * scale
    const { open: openness, textures: place } = mesh
    if (openness) {
      const seenOpen = openness[a / 3]! * shareA + openness[b / 3]! * shareB + openness[c / 3]! * shareC
      open[index] = 255 * Math.min(1, Math.max(0, seenOpen))
    }
    textures[at] = place[a]! * shareA + place[b]! * shareB + place[c]! * shareC
    textures[at + 1] = place[a + 1]! * shareA + place[b + 1]! * shareB + place[c + 1]! * shareC
    textures[at + 2] = place[a + 2]! * shareA + place[b + 2]! * shareB + place[c + 2]! * shareC
  }
  return { places, slots, normals, textures, open }
}

/** How much of each corner is seen at a point, right in perspective. */
function shareOut(
  seen: Float64Array,
  a: number,
  b: number,
  c: number,
  point: Float64Array,
  into: Float64Array,
) {
  const x = point[0]!
  const y = point[1]!
  const ax = seen[a]! - x
  const ay = seen[a + 1]! - y
  const bx = seen[b]! - x
  const by = seen[b + 1]! - y
  const cx = seen[c]! - x
  const cy = seen[c + 1]! - y
  const forA = (bx * cy - by * cx) / seen[a + 2]!
  const forB = (cx * ay - cy * ax) / seen[b + 2]!
  const forC = (ax * by - ay * bx) / seen[c + 2]!
  const all = forA + forB + forC || 1
  into[0] = forA / all
  into[1] = forB / all
  into[2] = forC / all
}
