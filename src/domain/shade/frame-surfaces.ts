import { clamp, mix } from '#domain/frame/scalar.ts'
import type { Material } from '#domain/image/materials.ts'
import { colour, type Colour } from '#domain/raster/colour.ts'
import { noise } from './noise.ts'
import { patternColourOf } from './patterns.ts'
import { diffuse, studioLight } from './studio.ts'
import { fresnel, type Surface, type SurfacePoint } from '#domain/raster/surface.ts'

/** The surface of a material on a frame. */
export function surfaceOf(material: Material, seed: number): Surface {
  if (material.pattern === 'metal') return metal(colour(material.colours[0]), material.roughness ?? 0.12)
  return (material.clear ?? 0) > 0.2 ? crystal(material) : acetate(material, seed)
}

/** Polished metal reflects the studio in its own colour; towards the silhouette the reflection loses the colour. */
export function metal(tone: Colour, roughness: number): Surface {
  return (point, light) => {
    const mirror = studioLight(point.rx, point.ry, point.rz, roughness)
    const soft = diffuse(point.nx, point.ny, point.nz)
    const seen = (mirror * 0.72 + soft * 0.28) * 1.15 * (1 + 0.25 * (1 - point.facing) ** 3)
    const brink = fresnel(point.facing) * mirror * 0.5
    for (let channel = 0; channel < 3; channel++) {
      light[channel] = tone[channel]! * seen + (1 - tone[channel]!) * brink
    }
  }
}

/** Opaque plastic with a pattern in its depth, under a polished or matt surface. */
export function acetate({ pattern, colours, roughness = 0 }: Material, seed: number): Surface {
  const grain = patternColourOf(pattern, colours.map(colour), seed)
  const deep = pattern === 'havana' || pattern === 'horn'
  const soft = softnessOf(roughness)
  const gloss = mix(1.5, 1.25, roughness)
  const parallax = deep ? 0.8 : 0
  // A rough surface scatters light from everywhere, mirrors less where it is seen at a slant, and has a grain.
  const [veil, least, rough] = [0.016 * roughness, 0.3 * roughness, 0.5 * roughness]
  return (point, light) => {
    grain(point.s + point.rx * parallax, point.t + point.ry * parallax, point.u, light)
    const glow = deep ? 1 + 0.35 * (1 - point.facing) : 1
    const lit = diffuse(point.nx, point.ny, point.nz) * glow
    const mirror = studioLight(point.rx, point.ry, point.rz, soft)
    const coat = mirror * fresnel(Math.max(least, point.facing)) * gloss * grainAt(point, rough) + veil * lit
    for (let channel = 0; channel < 3; channel++) light[channel] = light[channel]! * lit + coat
  }
}

/** How far a surface blurs what it mirrors. */
const softnessOf = (roughness: number): number => mix(0.14, 0.5, roughness)

/** Fine unevenness, about 1; finer than a pixel of most pictures. */
const grainAt = ({ s, t, u }: SurfacePoint, strength: number): number =>
  strength === 0 ? 1 : 1 + strength * (noise(s * 7, t * 7, u * 7) - 0.5)

/** Clear plastic: the background shows through in its colour; edges are darker. */
export function crystal({ colours, clear = 0.5, roughness = 0 }: Material): Surface {
  const tone = colour(colours[0])
  const soft = softnessOf(roughness)
  return (point, light) => {
    const through = clear * (0.3 + 0.7 * point.facing)
    const lit = mix(diffuse(point.nx, point.ny, point.nz), 0.9, clear)
    const edge = 1 - 0.62 * clear * (1 - point.facing) ** 1.2
    const coat = studioLight(point.rx, point.ry, point.rz, soft) * fresnel(point.facing) * 1.5
    const glint = 0.1 * clear * Math.max(0, studioLight(point.rx, point.ry, point.rz, soft) - 0.9)
    for (let channel = 0; channel < 3; channel++) {
      const shade = tone[channel]! * tone[channel]! * 0.86
      const body = mix(
        tone[channel]! * lit,
        light[channel]! * mix(1, shade, 0.5 + 0.3 * (1 - point.facing)),
        through,
      )
      light[channel] = body * edge + coat + glint
    }
  }
}

/** Dark polished glass, as on the window of a camera. */
export const darkGlass: Surface = (point, light) => {
  const coat = studioLight(point.rx, point.ry, point.rz, 0.1) * (fresnel(point.facing) * 1.4 + 0.03)
  for (let channel = 0; channel < 3; channel++) light[channel] = 0.006 + coat
}

/** The ground edge of a lens: glass seen from its side. */
export const lensEdge: Surface = (point, light) => {
  const coat = studioLight(point.rx, point.ry, point.rz, 0.2) * fresnel(point.facing)
  const density = clamp(0.5 + 0.45 * (1 - point.facing))
  for (let channel = 0; channel < 3; channel++) {
    light[channel] = light[channel]! * (1 - density * EDGE[channel]!) + coat
  }
}

/** The fraction of red, green and blue light that the edge absorbs. */
const EDGE: Colour = [0.62, 0.5, 0.48]
