import { colour, BACKGROUND, type Colour } from './colour.ts'
import type { ProjectedShadow } from './projected-shadow.ts'

/** What a shadow takes from red, green and blue: it keeps a little warmth. */
const SHADE: Colour = [0.97, 0.96, 0.93]

const LIT = colour(BACKGROUND)

/** Gives the floor's light along one row of the picture, three values a pixel, until the next row is requested. */
export function floorLight(
  width: number,
  shadow: ProjectedShadow | undefined,
  { shadow: strength, lensShade }: { shadow: number; lensShade: Colour },
): (row: number) => Float32Array {
  const light = new Float32Array(width * 3)
  let bare = false
  const clear = () => {
    if (!bare) for (let at = 0; at < light.length; at++) light[at] = LIT[at % 3]!
    bare = true
    return light
  }
  if (!shadow) return clear
  const { step, columns, solid, lens } = shadow
  const coarse = new Float64Array(columns * 3)
  return (row) => {
    let any = 0
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const bySolid = solid[at]! * strength
      const byLens = lens[at]! * strength
      any += bySolid + byLens
      for (let channel = 0; channel < 3; channel++) {
        coarse[column * 3 + channel] =
          LIT[channel]! * (1 - bySolid * SHADE[channel]!) * (1 - byLens * (1 - lensShade[channel]!))
      }
    }
    if (any === 0) return clear()
    bare = false
    for (let at = 0; at < light.length; at++) {
      const place = Math.floor(at / 3) / step
      const left = Math.floor(place)
      const from = coarse[left * 3 + (at % 3)]!
      light[at] = left === place ? from : from + (coarse[left * 3 + 3 + (at % 3)]! - from) * (place - left)
    }
    return light
  }
}
