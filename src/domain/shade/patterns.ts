import { clamp, smoothstep } from '#domain/frame/scalar.ts'
import type { Pattern } from '#domain/image/materials.ts'
import type { Colour } from '#domain/raster/colour.ts'
import { noise, turbulence } from './noise.ts'

/** Writes the colour of a raw material at a point (millimetres). */
export type PatternColour = (x: number, y: number, z: number, into: Float64Array) => void

/** The pattern of a material in its colours; `seed` shifts it, so that two frames do not show the same region. */
export function patternColourOf(pattern: Pattern, colours: readonly Colour[], seed: number): PatternColour {
  const first = colours[0] ?? [0, 0, 0]
  const second = colours[1] ?? first
  const third = colours[2] ?? second
  switch (pattern) {
    case 'plain':
    case 'metal':
      return (_x, _y, _z, into) => into.set(first)
    case 'havana':
      return havana(first, second, third, seed)
    case 'horn':
      return horn(first, second, third, seed)
    case 'marble':
      return marble(first, second, seed)
    case 'fade':
      return (_x, y, _z, into) => mixInto(into, second, first, smoothstep(-19, 11, y))
  }
}

/** Clouds at two depths, stretched by a slow warp. */
function havana(ground: Colour, cloud: Colour, dark: Colour, seed: number): PatternColour {
  const size = 0.13
  return (x, y, z, into) => {
    const warpX = turbulence(x * size, y * size, seed) * 3
    const warpY = turbulence(x * size + 9, y * size, seed + 4) * 3
    const clouds = turbulence(x * size * 1.1 + warpX, y * size * 1.35 + warpY, z * 0.05 + seed)
    const spots = turbulence(x * size * 0.9 + warpY + 7, y * size * 1.1 + warpX, seed + 2)
    mixInto(into, ground, cloud, smoothstep(0.42, 0.56, clouds))
    mixInto(into, into, dark, smoothstep(0.5, 0.66, spots))
  }
}

/** Streaks along the front, as in a sheet of horn. */
function horn(ground: Colour, streak: Colour, dark: Colour, seed: number): PatternColour {
  return (x, y, z, into) => {
    const wave = noise(x * 0.05, y * 0.1, seed) * 2.2
    const streaks = turbulence(x * 0.035 + seed, y * 0.42 + wave, z * 0.1)
    mixInto(into, ground, streak, smoothstep(0.38, 0.6, streaks))
    mixInto(into, into, dark, smoothstep(0.58, 0.75, streaks))
  }
}

/** Thin veins on an even base colour. */
function marble(ground: Colour, vein: Colour, seed: number): PatternColour {
  return (x, y, _z, into) => {
    const warp = turbulence(x * 0.1, y * 0.1, seed) * 4
    const value = turbulence(x * 0.12 + warp, y * 0.2, seed)
    const veins = smoothstep(0.5, 0.53, value) * (1 - smoothstep(0.53, 0.58, value))
    mixInto(into, ground, vein, clamp(veins * 0.9 + value * 0.2))
  }
}

function mixInto(into: Float64Array, from: ArrayLike<number>, to: Colour, share: number) {
  for (let channel = 0; channel < 3; channel++) {
    into[channel] = from[channel]! + (to[channel]! - from[channel]!) * share
  }
}
