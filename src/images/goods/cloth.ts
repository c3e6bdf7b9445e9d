import { meshBuilder, type Vector } from '#domain/frame/mesh.ts'
import { smoothstep } from '#domain/frame/scalar.ts'
import type { RenderSubject } from '#domain/image/render-spec.ts'
import { blend, colour, type Colour } from '#domain/raster/colour.ts'
import { noise } from '#domain/shade/noise.ts'
import { diffuse } from '#domain/shade/studio.ts'
import type { Surface } from '#domain/raster/surface.ts'
import type { GoodsModel } from './goods-model.ts'
import { addGrid, sheetNormal, linearSteps } from './solids.ts'

type Cloth = Extract<RenderSubject, { kind: 'cloth' }>

const HALF = 72

export function cloth({ colour: hex, pattern }: Cloth): GoodsModel {
  return {
    mesh() {
      const builder = meshBuilder()
      const [us, vs] = [linearSteps(-HALF, HALF, 96), linearSteps(-HALF, HALF, 96)]
      addGrid(
        builder,
        us,
        vs,
        (u, v) => {
          const normal = sheetNormal(
            draped(u + 0.6, v),
            draped(u - 0.6, v),
            draped(u, v + 0.6),
            draped(u, v - 0.6),
          )
          return builder.vertex(draped(u, v), normal, [u, v, 0])
        },
        0,
      )
      return builder.mesh()
    },
    surfaces: async () => [fabric(colour(hex), pattern)],
    front: { yaw: 14, pitch: 46 },
    angled: { yaw: -32, pitch: 30 },
    fill: { width: 0.7, height: 0.62 },
    detail: { x: 26, y: 6, z: 30, width: 60 },
  }
}

/** A cloth lying on the table: soft waves, one corner folded over, a pinked edge. */
function draped(u: number, v: number): Vector {
  const [x, z] = [toothed(u, v), toothed(v, u)]
  const waves =
    5.5 * noise(u * 0.028 + 3, v * 0.028, 5) +
    2.6 * Math.sin(u * 0.055 + v * 0.03) * smoothstep(10, 70, Math.abs(v))
  const diagonal = (u - v) / Math.SQRT2
  const beyond = diagonal - 62
  if (beyond <= 0) return [x, waves + 2.8, -z]
  const angle = Math.min(beyond / 7, Math.PI)
  const rest = Math.max(0, beyond - 7 * Math.PI)
  const shift = (7 * Math.sin(angle) - rest - beyond) / Math.SQRT2
  return [x + shift, waves + 2.8 + 7 * (1 - Math.cos(angle)), -(z - shift)]
}

function toothed(along: number, across: number): number {
  const edge = smoothstep(HALF - 2.2, HALF, Math.abs(along))
  const tooth = Math.abs(((across / 3) % 1) * 2) - 1
  return along + Math.sign(along) * edge * 1.1 * tooth
}

function fabric(tone: Colour, pattern: Cloth['pattern']): Surface {
  const bright = blend(tone, [1, 1, 1], 0.78)
  return (point, light) => {
    const lit = diffuse(point.nx, point.ny, point.nz) * (0.96 + 0.06 * noise(point.s * 2.2, point.t * 2.2, 1))
    const sheen = 0.06 * (1 - point.facing) ** 2
    const shown = blend(tone, bright, printOf(pattern, point.s, point.t))
    for (let channel = 0; channel < 3; channel++) light[channel] = shown[channel]! * lit + sheen
  }
}

/** 0 ground, 1 print. */
function printOf(pattern: Cloth['pattern'], u: number, v: number): number {
  switch (pattern) {
    case 'plain':
      return 0
    case 'dots': {
      const row = Math.floor(v / 9)
      const [x, y] = [(((u / 9 + (row % 2) / 2) % 1) + 1) % 1, (((v / 9) % 1) + 1) % 1]
      return 1 - smoothstep(1.6, 2, Math.hypot(x - 0.5, y - 0.5) * 9)
    }
    case 'lines': {
      const across = ((((u + v) / 11) % 1) + 1) % 1
      return 1 - smoothstep(0.11, 0.15, Math.abs(across - 0.5))
    }
    default:
      return pattern satisfies never
  }
}
