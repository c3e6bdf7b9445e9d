import { clamp, mix, smoothstep } from '#domain/frame/scalar.ts'
import { blend, colour, type Colour } from '#domain/raster/colour.ts'
import { noise, turbulence } from '#domain/shade/noise.ts'
import type { SurfacePoint, Surface } from '#domain/raster/surface.ts'
import { lipLine } from './anatomy.ts'
import type { HeadModel } from './head-models.ts'
import { PARTINGS, type Hairstyle } from './hair.ts'
import type { LightAt } from '#domain/raster/shadow-map.ts'
import type { Vector } from '#domain/frame/mesh.ts'

/** Direction of the key light in the studio, and of the light from behind that brightens the edge. */
export const KEY_LIGHT: Vector = unit([-0.55, 0.62, 0.62])
const EDGE: Vector = unit([0.9, 0.25, -0.35])

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const towardsKey = ({ nx, ny, nz }: SurfacePoint): number =>
  nx * KEY_LIGHT[0] + ny * KEY_LIGHT[1] + nz * KEY_LIGHT[2]

/** Skin: light wraps around it, redder where it fades, with painted brows, lids and lips. */
export function skinSurface({ face, skin: tone, hair, lips, stubble }: HeadModel, lit: LightAt): Surface {
  const [base, red, brow] = [colour(tone), colour(lips), browColour(hair.colour, tone)]
  const flush = blend(base, red, 0.28)
  const shadow = blend(base, colour(hair.colour), 0.4)
  const shown = new Float64Array(3)
  return (point, light) => {
    const { s, t, u } = point
    const x = Math.abs(s)
    shown.set(base)
    tint(shown, flush, flushAt(x, t, u, face.length))
    tint(shown, red, lipsAt(x, t, u, face.length, face.lips) * 0.72)
    if (stubble > 0) tint(shown, shadow, stubble * stubbleAt(x, t, u, face.length))
    tint(shown, brow, browAt(x, t, u, face.width) * 0.88)
    tint(shown, brow, lashAt(x, t, u, face.width) * 0.7)
    paint(point, light, shown, lit(s, t, u, towardsKey(point)))
  }
}

function tint(shown: Float64Array, tone: Colour, share: number) {
  if (share <= 0) return
  for (let channel = 0; channel < 3; channel++) shown[channel]! += (tone[channel]! - shown[channel]!) * share
}

/** Light on skin: each colour wraps around the form to a different degree. */
function paint(point: SurfacePoint, light: Float64Array, tone: Float64Array, share: number) {
  const { nx, ny, nz, open, facing } = point
  const key = towardsKey(point)
  const edge = Math.max(0, nx * EDGE[0] + ny * EDGE[1] + nz * EDGE[2])
  const sky = (0.3 + 0.2 * (ny * 0.5 + 0.5) + 0.2 * Math.max(0, nz)) * open
  const soft = open * open
  const mirrored = Math.max(0, point.rx * KEY_LIGHT[0] + point.ry * KEY_LIGHT[1] + point.rz * KEY_LIGHT[2])
  const gleam = 0.1 * fourteenth(mirrored) * share * soft
  const brink = 0.05 * squared(squared(1 - facing)) * open
  for (let channel = 0; channel < 3; channel++) {
    const wrap = WRAP[channel]!
    const lambert = clamp((key + wrap) / (1 + wrap))
    const direct = lambert * mix(wrap * 0.45, 1, share) * 0.8
    light[channel] = tone[channel]! * (sky + direct * mix(0.75, 1, soft) + 0.22 * edge * open) + gleam + brink
  }
}

const squared = (value: number) => value * value

/** To the power of 14; multiplication is faster than the power function. */
function fourteenth(value: number): number {
  const second = squared(value)
  const fourth = squared(second)
  return squared(fourth) * fourth * second
}

/** How far red, green and blue light wraps around the form. */
const WRAP: Colour = [0.46, 0.3, 0.24]

const flushAt = (x: number, y: number, z: number, l: number): number =>
  0.75 * Math.exp(-(((x - 40) / 17) ** 2) - ((y + 30) / 14) ** 2) * smoothstep(-70, -40, z) +
  0.6 * Math.exp(-((x / 10) ** 2) - ((y + 40 * l) / 8) ** 2) * smoothstep(-6, 4, z) +
  0.7 * smoothstep(70, 76, x)

function lipsAt(x: number, y: number, z: number, l: number, full: number): number {
  if (x > 24 || z < -18) return 0
  const line = lipLine(x, l)
  const corner = Math.max(0, 1 - (x / 23) ** 2)
  const upper = 5 * full * corner ** 0.75 * (1 - 0.16 * Math.exp(-((x / 2.6) ** 2)))
  const lower = 6.6 * full * Math.max(0, 1 - (x / 21) ** 2) ** 0.7
  const within =
    y > line ? smoothstep(upper, upper - 1.4, y - line) : smoothstep(lower, lower - 1.8, line - y)
  const parting = smoothstep(0.9, 0.15, Math.abs(y - line)) * 0.6
  return clamp(within + parting)
}

/** A brow: strong at its inner end, thin at its outer end, drawn in strokes. */
function browAt(x: number, y: number, z: number, w: number): number {
  const along = (x - 11 * w) / (38 * w)
  if (along < -0.06 || along > 1.04 || z < -50) return 0
  if (y < 8 || y > 27) return 0
  const spine = 16.5 + 5.5 * Math.sin(Math.min(along, 1) * 2.05) - 3 * along
  const half = mix(2.1, 0.6, clamp(along) ** 1.3)
  const body = smoothstep(half + 0.9, half - 0.5, Math.abs(y - spine))
  if (body === 0) return 0
  const strokes = 0.78 + 0.44 * noise(x * 1.1 + y * 0.5, y * 0.6, 4)
  return clamp(body * smoothstep(-0.06, 0.22, along) * smoothstep(1.04, 0.86, along) * strokes)
}

/** The line of the lowered lid. */
function lashAt(x: number, y: number, z: number, w: number): number {
  const across = (x - 31 * w) / 15
  if (Math.abs(across) > 1.08 || z < -50 || y < -14 || y > -6) return 0
  const line = -8.6 - 3.4 * (1 - across * across)
  const half = mix(0.75, 0.35, Math.abs(across)) + (across > 0 ? 0.25 * across : 0)
  return smoothstep(half + 0.55, half - 0.1, Math.abs(y - line)) * smoothstep(1.08, 0.9, Math.abs(across))
}

function stubbleAt(x: number, y: number, z: number, l: number): number {
  const within =
    smoothstep(-46 * l, -62 * l, y + 0.1 * Math.max(0, 44 - x)) *
    smoothstep(-128, -108, y) *
    smoothstep(-98, -82, z)
  return within === 0 ? 0 : within * (0.8 + 0.3 * noise(x, y, z))
}

/** Brows retain some of their colour even with white hair. */
function browColour(hair: string, tone: string): Colour {
  const [from, base] = [colour(hair), colour(tone)]
  const bright = (from[0] + from[1] + from[2]) / 3
  return blend(from, [base[0] * 0.25, base[1] * 0.22, base[2] * 0.22], clamp(bright * 1.6))
}

/** Hair: long hair in strands with a broad highlight across them, short and curly hair in tufts without one. */
export function hairSurface({ hair: { colour: hex, style }, skin: scalp }: HeadModel, lit: LightAt): Surface {
  const tone = colour(hex)
  const below = blend(tone, colour(scalp), 0.55)
  const parting = PARTINGS[style]
  const tuft = TUFTS[style]
  return (point, light) => {
    const { s, t, u, ny, open } = point
    const strand = tuft
      ? turbulence(s * tuft, t * tuft, u * tuft)
      : turbulence(Math.atan2(s, u + 98) * 26, t * 0.018, u * 0.02)
    const key = towardsKey(point)
    const share = lit(s, t, u, key)
    const direct = clamp((key + 0.25) / 1.25) * mix(0.35, 1, share)
    const tilt = ny + (strand - 0.5) * 0.7
    const gleam = tuft ? 0.02 : 0.1 * Math.exp(-(((tilt - 0.62) / 0.17) ** 2)) * mix(0.4, 1, share)
    const streak = tuft ? 0.5 + strand : 0.72 + 0.56 * strand
    const shown = parting === undefined ? tone : blend(tone, below, partedAt(s - parting, t, u))
    const received = streak * ((0.3 + 0.22 * ny) * open + 0.85 * direct)
    for (let channel = 0; channel < 3; channel++) {
      const sheen = gleam * (0.45 + 0.55 * Math.sqrt(tone[channel]!)) + 0.012
      light[channel] = shown[channel]! * received + sheen * open
    }
  }
}

/** Tufts of hair without strands, per millimetre. */
const TUFTS: Partial<Record<Hairstyle, number>> = { curls: 0.35, short: 0.9 }

/** The parting line where the scalp shows, from the hairline to the crown. */
const partedAt = (x: number, y: number, z: number): number =>
  smoothstep(1.5, 0.5, Math.abs(x)) * smoothstep(70, 84, y) * smoothstep(-122, -104, z)

/** Fine knit. */
export function knitSurface({ clothes }: HeadModel, lit: LightAt): Surface {
  const tone = colour(clothes.colour)
  return (point, light) => {
    const { s, t, u, ny, open, facing } = point
    const key = towardsKey(point)
    const direct = clamp((key + 0.2) / 1.2) * mix(0.3, 1, lit(s, t, u, key))
    const rib = 0.97 + 0.05 * Math.sin(Math.atan2(s, u + 104) * 150)
    const fuzz = 0.06 * (1 - facing) ** 3
    for (let channel = 0; channel < 3; channel++) {
      light[channel] = tone[channel]! * rib * ((0.42 + 0.14 * ny) * open + 0.66 * direct) + fuzz
    }
  }
}
