import { toBytes, type Colour } from './colour.ts'
import type { SurfacePoint, Surface } from './surface.ts'
import { projection } from './camera.ts'
import type { GeometryPass } from './geometry-pass.ts'
import { floorLight } from './floor-light.ts'
import { sampleCentre, NORMAL_SCALE, type GBuffer, type Layer } from './g-buffer.ts'

export type ShadingInput = {
  /** By slot number. */
  surfaces: readonly (Surface | undefined)[]
  /** 0 to 1: how dark the floor's shadow is. */
  shadow: number
  /** What the lenses let through to the floor, red green blue. */
  lensShade: Colour
  /** What lies behind everything in place of the floor: linear light of a row, three values a pixel, until the next row is requested. */
  ground?: (row: number) => Float32Array
}

/** Colours a capture: sRGB bytes, three a pixel. */
export function shadingPass(capture: GeometryPass, finish: ShadingInput): Uint8Array {
  const { size, buffer, shadow } = capture
  const { left, top, width, height } = buffer.region
  const bytes = new Uint8Array(size.width * size.height * 3)
  const light = new Float32Array((width * height + buffer.edges.length * buffer.samples ** 2) * 3)
  const floor = finish.ground ?? floorLight(size.width, shadow, finish)
  for (let row = 0; row < size.height; row++) {
    const lit = floor(row)
    const start = row * size.width * 3
    if (row < top || row >= top + height) {
      toBytes(lit, bytes, start)
      continue
    }
    const [from, to] = [left * 3, (left + width) * 3]
    light.set(lit.subarray(from, to), (row - top) * width * 3)
    toBytes(lit.subarray(0, from), bytes, start)
    toBytes(lit.subarray(to), bytes, start + to)
  }
  spread(light, buffer)
  paintLayer(buffer.opaque, capture, finish.surfaces, light)
  paintLayer(buffer.lens, capture, finish.surfaces, light)
  gather(light, buffer)
  for (let row = 0; row < height; row++) {
    const seen = light.subarray(row * width * 3, (row + 1) * width * 3)
    toBytes(seen, bytes, ((top + row) * size.width + left) * 3)
  }
  return bytes
}

/** The finer points of an edge begin with the light of their pixel. */
function spread(light: Float32Array, { region, samples, edges }: GBuffer) {
  let to = region.width * region.height * 3
  for (let edge = 0; edge < edges.length; edge++) {
    const from = edges[edge]! * 3
    for (let point = 0; point < samples * samples; point++) {
      light[to++] = light[from]!
      light[to++] = light[from + 1]!
      light[to++] = light[from + 2]!
    }
  }
}

function paintLayer(
  layer: Layer,
  { camera, buffer }: GeometryPass,
  surfaces: ShadingInput['surfaces'],
  light: Float32Array,
) {
  const view = projection(camera)
  const middle = new Float64Array(2)
  const ray = new Float64Array(3)
  const seen = new Float64Array(3)
  const point: SurfacePoint = {
    nx: 0,
    ny: 0,
    nz: 1,
    rx: 0,
    ry: 0,
    rz: 1,
    facing: 1,
    s: 0,
    t: 0,
    u: 0,
    open: 1,
  }
  for (let index = 0; index < layer.places.length; index++) {
    const surface = surfaces[layer.slots[index]!]
    if (!surface) continue
    const place = layer.places[index]!
    sampleCentre(buffer, place, middle)
    view.direction(middle[0]!, middle[1]!, ray)
    orient(point, layer, index, ray)
    const at = place * 3
    seen[0] = light[at]!
    seen[1] = light[at + 1]!
    seen[2] = light[at + 2]!
    surface(point, seen)
    light[at] = seen[0]
    light[at + 1] = seen[1]
    light[at + 2] = seen[2]
  }
}

function orient(point: SurfacePoint, { normals, textures, open }: Layer, index: number, ray: Float64Array) {
  const at = index * 3
  let nx = normals[at]! / NORMAL_SCALE
  let ny = normals[at + 1]! / NORMAL_SCALE
  let nz = normals[at + 2]! / NORMAL_SCALE
  let facing = -(nx * ray[0]! + ny * ray[1]! + nz * ray[2]!)
  if (facing < 0) {
    nx = -nx
    ny = -ny
    nz = -nz
    facing = -facing
  }
  point.nx = nx
  point.ny = ny
  point.nz = nz
  point.rx = 2 * facing * nx + ray[0]!
  point.ry = 2 * facing * ny + ray[1]!
  point.rz = 2 * facing * nz + ray[2]!
  point.facing = Math.min(1, facing)
  point.s = textures[at]!
  point.t = textures[at + 1]!
  point.u = textures[at + 2]!
  point.open = open[index]! / 255
}

/** Averages the finer points of each edge into its pixel. */
function gather(light: Float32Array, { region, samples, edges }: GBuffer) {
  const points = samples * samples
  const area = region.width * region.height
  for (let edge = 0; edge < edges.length; edge++) {
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let point = 0; point < points; point++) {
        sum += Math.min(1.05, light[(area + edge * points + point) * 3 + channel]!)
      }
      light[edges[edge]! * 3 + channel] = sum / points
    }
  }
}
