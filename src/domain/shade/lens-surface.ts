import { clamp, mix, smoothstep } from '#domain/frame/scalar.ts'
import type { LensTint } from '#domain/image/tints.ts'
import { colour, type Colour } from '#domain/raster/colour.ts'
import { softBand, studioLight } from './studio.ts'
import { fresnel, type SurfacePoint, type Surface } from '#domain/raster/surface.ts'

/** The light that a clear lens lets through: slightly cool. */
const CLEAR: Colour = [0.972, 0.982, 0.988]

/** A tinted lens: the background, coloured from top to bottom, under the reflection of a window. */
export function lensSurface(tint: LensTint): Surface {
  const [upper, lower] = [colour(tint.colours[0]), colour(tint.colours[1])]
  const [denseAbove, denseBelow] = tint.density
  const tinted = denseAbove > 0.3
  const windowShare = tint.isPolarized ? 0 : tinted ? 0.09 : 0.15
  const mirror = tint.mirror === undefined ? undefined : mirrored(colour(tint.mirror), tinted ? 0.8 : 0.1)
  return (point, light) => {
    const down = clamp((1 - point.t) / 2)
    const dark = tint.isTransition ? inTheSun(point) : 1
    const density = mix(denseAbove, denseBelow, smoothstep(0.1, 0.95, down)) * dark
    const inRim = 1 - 0.2 * (1 - smoothstep(0, 1.3, point.u))
    for (let channel = 0; channel < 3; channel++) {
      const dye = mix(upper[channel]!, lower[channel]!, down)
      const through = light[channel]! * mix(CLEAR[channel]!, dye, density) * (1 - density * 0.55)
      light[channel] = (through + dye * density * 0.3) * inRim
    }
    mirror?.(point, light)
    const window = windowIn(point) * windowShare
    const sheen =
      studioLight(point.rx, point.ry, point.rz, 0.3) * fresnel(point.facing) * (tint.isPolarized ? 0.15 : 0.6)
    for (let channel = 0; channel < 3; channel++) {
      light[channel] = light[channel]! * (1 - window) + window + sheen
    }
  }
}

/** How much of a point lies in the half that shows the lens in the sun; the halves meet in a slanted line. */
const inTheSun = ({ s, t }: SurfacePoint): number => smoothstep(-0.03, 0.03, s + t * 0.28)

/** A coating that reflects the studio in its colour, most from above. */
function mirrored(tone: Colour, strength: number): Surface {
  return (point, light) => {
    const share = clamp(0.35 + 0.5 * (point.t * 0.5 + 0.5)) * strength
    const studio = 0.55 + 0.5 * studioLight(point.rx, point.ry + 0.25 * point.t, point.rz, 0.6)
    for (let channel = 0; channel < 3; channel++) {
      light[channel] = mix(light[channel]!, tone[channel]! * studio, share)
    }
  }
}

/** A window and its softer reflection, in the lens's own coordinates so that every lens shows the same light. */
function windowIn({ s, t }: SurfacePoint): number {
  const diagonal = s * 0.8 + t * 0.62
  const fade = smoothstep(-1.1, 0.7, t - s * 0.2)
  return (
    softBand(diagonal, 0.16, 0.66, 0.1) * fade * 0.9 + softBand(diagonal, -0.2, -0.05, 0.06) * fade * 0.45
  )
}
