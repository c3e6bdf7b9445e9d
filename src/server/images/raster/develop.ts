import { colour, GROUND, toByte, type Colour } from '#server/images/shade/colour.ts'
import type { Point, Surface } from '#server/images/shade/surface.ts'
import { projection } from './camera.ts'
import type { Capture } from './capture.ts'
import { NORMAL_SCALE, type Layer } from './g-buffer.ts'

export type Finish = {
  /** By slot number. */
  surfaces: readonly (Surface | undefined)[]
  /** 0 to 1: how dark the floor's shadow is. */
  shadow: number
  /** What the lenses let through to the floor, red green blue. */
  lensShade: Colour
}

/** What a shadow takes from red, green and blue: it keeps a little warmth. */
const SHADE: Colour = [0.97, 0.96, 0.93]

/** Colours a capture: sRGB bytes, three a pixel. */
export function develop(capture: Capture, finish: Finish): Uint8Array {
  const floor = floorLight(capture, finish)
  const light = spread(floor, capture)
  paintLayer(capture.buffer.opaque, capture, finish.surfaces, light)
  paintLayer(capture.buffer.lens, capture, finish.surfaces, light)
  gather(light, capture, floor)
  const bytes = new Uint8Array(floor.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = toByte(floor[at]!)
  return bytes
}

function floorLight({ size, shadow }: Capture, { shadow: strength, lensShade }: Finish): Float32Array {
  const ground = colour(GROUND)
  const light = new Float32Array(size.width * size.height * 3)
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    const solid = (shadow?.solid[pixel] ?? 0) * strength
    const lens = (shadow?.lens[pixel] ?? 0) * strength
    for (let channel = 0; channel < 3; channel++) {
      light[pixel * 3 + channel] =
        ground[channel]! * (1 - solid * SHADE[channel]!) * (1 - lens * (1 - lensShade[channel]!))
    }
  }
  return light
}

/** The floor's light at every point of the buffer's region. */
function spread(floor: Float32Array, { buffer, samples, size }: Capture): Float32Array {
  const { left, top, width, height } = buffer.region
  const light = new Float32Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    const from = Math.floor((top + row) / samples) * size.width
    for (let column = 0; column < width; column++) {
      const pixel = (from + Math.floor((left + column) / samples)) * 3
      const at = (row * width + column) * 3
      light[at] = floor[pixel]!
      light[at + 1] = floor[pixel + 1]!
      light[at + 2] = floor[pixel + 2]!
    }
  }
  return light
}

function paintLayer(layer: Layer, capture: Capture, surfaces: Finish['surfaces'], light: Float32Array) {
  const { left, top, width } = capture.buffer.region
  const view = projection(capture.camera)
  const ray = new Float64Array(3)
  const seen = new Float64Array(3)
  const point: Point = { nx: 0, ny: 0, nz: 1, rx: 0, ry: 0, rz: 1, facing: 1, s: 0, t: 0, u: 0, open: 1 }
  for (let index = 0; index < layer.pixels.length; index++) {
    const surface = surfaces[layer.slots[index]!]
    if (!surface) continue
    const pixel = layer.pixels[index]!
    view.direction(left + (pixel % width) + 0.5, top + Math.floor(pixel / width) + 0.5, ray)
    orient(point, layer, index, ray)
    const at = pixel * 3
    seen[0] = light[at]!
    seen[1] = light[at + 1]!
    seen[2] = light[at + 2]!
    surface(point, seen)
    const span = layer.spans[index]!
    for (let row = 0; row < span; row++) {
      for (let column = 0; column < span; column++) light.set(seen, at + (row * width + column) * 3)
    }
  }
}

function orient(point: Point, { normals, textures, open }: Layer, index: number, ray: Float64Array) {
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

/** Averages the points of each pixel into the picture. */
function gather(light: Float32Array, { buffer, samples, size }: Capture, into: Float32Array) {
  const { left, top, width, height } = buffer.region
  const share = 1 / (samples * samples)
  for (let row = 0; row < height; row += samples) {
    for (let column = 0; column < width; column += samples) {
      const pixel = (((top + row) / samples) * size.width + (left + column) / samples) * 3
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let dy = 0; dy < samples; dy++) {
          for (let dx = 0; dx < samples; dx++) {
            sum += Math.min(1.05, light[((row + dy) * width + column + dx) * 3 + channel]!)
          }
        }
        into[pixel + channel] = sum * share
      }
    }
  }
}
