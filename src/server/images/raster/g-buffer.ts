import type { Region, StudioMesh } from './studio-mesh.ts'
import { MESH_STRIDE, type Visibility } from './visibility.ts'

/** What is seen, point by point, before it has a colour. */
export type Layer = {
  /** Index of the pixel in the region. */
  pixels: Uint32Array
  slots: Uint8Array
  /** Unit normals times 32767. */
  normals: Int16Array
  textures: Float32Array
  /** Openness to the light times 255. */
  open: Uint8Array
  /** Pixels along each edge of the square that the point stands for, with its own at the upper left. */
  spans: Uint8Array
}

/** The shape of a picture without its colours: siblings in other colours share it. */
export type GBuffer = { region: Region; opaque: Layer; lens: Layer }

export const NORMAL_SCALE = 32767

export const bytesOf = ({ opaque, lens }: GBuffer): number =>
  (opaque.pixels.length + lens.pixels.length) * (4 + 1 + 6 + 12 + 1 + 1)

/** Which pixels a layer takes, and which slots are so even that one point may stand for a whole square of pixels. */
export type Taking = {
  block: number
  broad(slot: number): boolean
  keeps?(pixel: number, depth: number): boolean
}

/** Interpolates normals and texture places at every pixel, or square of pixels, that is seen. */
export function layerOf(visibility: Visibility, region: Region, meshes: StudioMesh[], taking: Taking): Layer {
  const { owners } = visibility
  const { left, top, width } = region
  const { pixels, spans } = taken(visibility, region, meshes, taking)
  const slots = new Uint8Array(pixels.length)
  const normals = new Int16Array(pixels.length * 3)
  const textures = new Float32Array(pixels.length * 3)
  const open = new Uint8Array(pixels.length).fill(255)
  const shares = new Float64Array(3)
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index]!
    const owner = owners[pixel]!
    const studio = meshes[Math.floor(owner / MESH_STRIDE)]!
    const triangle = owner % MESH_STRIDE
    const corners = studio.mesh.triangles
    const a = corners[triangle * 3]! * 3
    const b = corners[triangle * 3 + 1]! * 3
    const c = corners[triangle * 3 + 2]! * 3
    shareOut(
      studio.seen,
      a,
      b,
      c,
      left + (pixel % width) + 0.5,
      top + Math.floor(pixel / width) + 0.5,
      shares,
    )
    const shareA = shares[0]!
    const shareB = shares[1]!
    const shareC = shares[2]!
    slots[index] = studio.mesh.slots[triangle]!
    const { normals: from } = studio
    const nx = from[a]! * shareA + from[b]! * shareB + from[c]! * shareC
    const ny = from[a + 1]! * shareA + from[b + 1]! * shareB + from[c + 1]! * shareC
    const nz = from[a + 2]! * shareA + from[b + 2]! * shareB + from[c + 2]! * shareC
    const scale = NORMAL_SCALE / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    normals[index * 3] = nx * scale
    normals[index * 3 + 1] = ny * scale
    normals[index * 3 + 2] = nz * scale
    const { open: openness, textures: place } = studio.mesh
    if (openness) {
      open[index] = 255 * (openness[a / 3]! * shareA + openness[b / 3]! * shareB + openness[c / 3]! * shareC)
    }
    for (let axis = 0; axis < 3; axis++) {
      textures[index * 3 + axis] =
        place[a + axis]! * shareA + place[b + axis]! * shareB + place[c + axis]! * shareC
    }
  }
  return { pixels, slots, normals, textures, open, spans }
}

function taken(
  { owners, depths }: Visibility,
  { width, height }: Region,
  meshes: StudioMesh[],
  { block, broad, keeps = () => true }: Taking,
) {
  const pixels: number[] = []
  const spans: number[] = []
  const slotAt = (pixel: number): number => {
    const owner = owners[pixel]!
    if (owner < 0 || !keeps(pixel, depths[pixel]!)) return -1
    return meshes[Math.floor(owner / MESH_STRIDE)]!.mesh.slots[owner % MESH_STRIDE]!
  }
  for (let row = 0; row < height; row += block) {
    for (let column = 0; column < width; column += block) {
      const first = row * width + column
      const slot = slotAt(first)
      let even = slot >= 0 && broad(slot)
      for (let k = 1; even && k < block * block; k++) {
        const pixel = first + Math.floor(k / block) * width + (k % block)
        even = slotAt(pixel) === slot && Math.abs(depths[pixel]! - depths[first]!) < 2
      }
      for (let k = 0; k < (even ? 1 : block * block); k++) {
        const pixel = first + Math.floor(k / block) * width + (k % block)
        if (slotAt(pixel) < 0) continue
        pixels.push(pixel)
        spans.push(even ? block : 1)
      }
    }
  }
  return { pixels: Uint32Array.from(pixels), spans: Uint8Array.from(spans) }
}

/** How much of each corner is seen at a point, right in perspective. */
function shareOut(
  seen: Float64Array,
  a: number,
  b: number,
  c: number,
  x: number,
  y: number,
  into: Float64Array,
) {
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
