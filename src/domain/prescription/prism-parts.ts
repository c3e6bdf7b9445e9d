import { EYE_FIELD, type EyeSide } from './eye-field.ts'
import { type PrismDirection, prismBaseOf } from './prism-base.ts'

/** A prism in cm/m, and its base in degrees after TABO. */
export type Prism = { prism: number; base: number }
/** A part of a prism whose base lies in one of the four directions, in cm/m. */
export type PrismPart = { prism: number; direction: PrismDirection }

/** To hundredths: more is neither written nor ground. */
const rounded = (value: number): number => Math.round(value * 100) / 100

/**
 * The steps of a prism with this base: one in one of the four directions is ground in quarters, what two of them make together lies between
 * them and has none but hundredths. Without a base it can be either.
 */
export const prismStep = (base: number | undefined): number =>
  base !== undefined && base % 90 === 0 ? EYE_FIELD.prism.step : 0.01

/** Hundredths have no exact form: what is a millionth off is one. */
export const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6

/** The one prism that two prisms of a lens are together, its base from 0 to below 360 degrees; both to hundredths. Null where they cancel out. */
export function resultantOf(prisms: readonly Prism[]): Prism | null {
  const sum = (of: (radians: number) => number) =>
    prisms.reduce((total, { prism, base }) => total + prism * of((base * Math.PI) / 180), 0)
  const [across, upwards] = [sum(Math.cos), sum(Math.sin)]
  const prism = rounded(Math.hypot(across, upwards))
  if (prism === 0) return null
  const degrees = rounded((Math.atan2(upwards, across) * 180) / Math.PI)
  // Where it is nothing, a remainder of the computation may make it negative.
  return { prism, base: degrees < 0 ? degrees + 360 : Math.abs(degrees) }
}

/** The horizontal and the vertical part of a prism, to hundredths; a part of nothing is left out. */
export function partsOfPrism({ prism, base }: Prism, side: EyeSide): PrismPart[] {
  const radians = (base * Math.PI) / 180
  const [across, upwards] = [rounded(prism * Math.cos(radians)), rounded(prism * Math.sin(radians))]
  const isIn = across > 0 === (prismBaseOf('in', side) === 0)
  const parts: PrismPart[] = [
    { prism: Math.abs(across), direction: isIn ? 'in' : 'out' },
    { prism: Math.abs(upwards), direction: upwards > 0 ? 'up' : 'down' },
  ]
  return parts.filter((part) => part.prism !== 0)
}

/** Between both parts of a prism, or both bases, as slips and people write them: "3,00 + 2,00", "innen / oben". */
const BETWEEN = /\s*[+/&;]\s*/u

/** The texts of two parts; null where it is one. */
export function twoParts(text: string): [string, string] | null {
  const [first, second, ...others] = text.trim().split(BETWEEN)
  return first && second && others.length === 0 ? [first, second] : null
}
