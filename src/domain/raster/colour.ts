import { clamp } from '#domain/frame/scalar.ts'

/** Linear light, red green blue, 0 to 1 and above. */
export type Colour = readonly [red: number, green: number, blue: number]

/** From "#rrggbb" (sRGB) to linear light. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linear((value >> 16) & 255), linear((value >> 8) & 255), linear(value & 255)]
}

const linear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const LIGHTS = Float32Array.from({ length: 256 }, (_, byte) => linear(byte))

/** Linear light of an sRGB byte. */
export const byteToLight = (byte: number): number => LIGHTS[byte]!

/** sRGB bytes of linear light in steps of 1/4096. */
const BYTES = Uint8Array.from({ length: 4097 }, (_, step) => {
  const value = step / 4096
  return Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255)
})

/** Writes the sRGB bytes of linear light from index `at` on. */
export function toBytes(light: Float32Array, bytes: Uint8Array, at: number) {
  for (let index = 0; index < light.length; index++) {
    bytes[at + index] = BYTES[(clamp(light[index]!) * 4096 + 0.5) | 0]!
  }
}

export const blend = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** The background of every product. */
export const BACKGROUND = '#f4f4f4'
