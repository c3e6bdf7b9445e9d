import { clamp, mix, smoothstep } from '#domain/frame/scalar.ts'
import type { Vector } from '#domain/frame/mesh.ts'
import { colour } from '#domain/raster/colour.ts'
import type { LightAt } from '#domain/raster/shadow-map.ts'
import type { SurfacePoint, Surface } from '#domain/raster/surface.ts'
import { turbulence } from '#domain/shade/noise.ts'
import { lipLine } from './anatomy.ts'
import type { Hairstyle } from './hair.ts'
import type { HeadModel } from './head-models.ts'
import { BUST_MATERIALS } from './bust-materials.ts'

/** Direction of the key light in the studio, and of the light from behind that brightens the edge. */
export const KEY_LIGHT: Vector = unit([-0.55, 0.62, 0.62])
const EDGE: Vector = unit([0.9, 0.25, -0.35])

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const towardsKey = ({ nx, ny, nz }: SurfacePoint): number =>
  nx * KEY_LIGHT[0] + ny * KEY_LIGHT[1] + nz * KEY_LIGHT[2]

/** How deep the tool has gone at a place, 0 to 1. */
type Cut = (s: number, t: number, u: number) => number

/** How much darker the bottom of a cut is. */
const DEPTH = 0.3

/** A face: the folds of the lowered lids and the closed mouth are the lines in it. */
export const faceSurface = ({ face, material }: HeadModel, lit: LightAt): Surface =>
  carved(material, lit, (s, t, u) => {
    const x = Math.abs(s)
    return Math.max(lidAt(x, t, u, face.width), mouthAt(x, t, u, face.length))
  })

/** Hair is a relief: strands that run from the crown, or tufts. */
export const hairSurface = ({ hair, material }: HeadModel, lit: LightAt): Surface => {
  const tuft = TUFTS[hair]
  return carved(material, lit, (s, t, u) =>
    tuft
      ? turbulence(s * tuft, t * tuft, u * tuft)
      : turbulence(Math.atan2(s, u + 98) * 26, t * 0.018, u * 0.02),
  )
}

export const shouldersSurface = ({ material }: HeadModel, lit: LightAt): Surface =>
  carved(material, lit, () => 0)

/** One matte material: light wraps a little around its forms, and nothing is mirrored in it. */
function carved(name: HeadModel['material'], lit: LightAt, cut: Cut): Surface {
  const { tone, grain } = BUST_MATERIALS[name]
  const base = colour(tone)
  return (point, light) => {
    const { s, t, u, nx, ny, nz, open, facing } = point
    const key = towardsKey(point)
    const direct = clamp((key + WRAP) / (1 + WRAP)) * mix(WRAP * 0.5, 1, lit(s, t, u, key)) * 0.8
    const edge = Math.max(0, nx * EDGE[0] + ny * EDGE[1] + nz * EDGE[2])
    const sky = (0.3 + 0.2 * (ny * 0.5 + 0.5) + 0.2 * Math.max(0, nz)) * open
    const received =
      (sky + direct * mix(0.75, 1, open * open) + 0.2 * edge * open) * (1 - DEPTH * cut(s, t, u))
    const dust = 0.04 * (1 - facing) ** 4 * open
    const shade = received * grain(s, t, u)
    for (let channel = 0; channel < 3; channel++) light[channel] = base[channel]! * shade + dust
  }
}

/** How far light reaches around a form. */
const WRAP = 0.28

/** Tufts of hair without strands, per millimetre. */
const TUFTS: Partial<Record<Hairstyle, number>> = { curls: 0.35, short: 0.9 }

/** Between the lips, fading towards their corners. */
function mouthAt(x: number, y: number, z: number, length: number): number {
  if (x > 22 || z < -20) return 0
  const depth = smoothstep(22, 8, x)
  return depth * smoothstep(1.1, 0.2, Math.abs(y - lipLine(x, length)))
}

/** The fold of the lowered lid. */
function lidAt(x: number, y: number, z: number, w: number): number {
  const across = (x - 31 * w) / 15
  if (Math.abs(across) > 1.08 || z < -50 || y < -14 || y > -6) return 0
  const line = -8.6 - 3.4 * (1 - across * across)
  const half = mix(0.75, 0.35, Math.abs(across)) + (across > 0 ? 0.25 * across : 0)
  return smoothstep(half + 0.9, half - 0.2, Math.abs(y - line)) * smoothstep(1.08, 0.9, Math.abs(across))
}
