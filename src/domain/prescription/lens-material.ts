import type { RimType } from '#domain/image/render-spec.ts'

/** g/cm³ of the usual material of an index. */
export const DENSITY: Readonly<Record<number, number>> = { 1.5: 1.32, 1.6: 1.3, 1.67: 1.36, 1.74: 1.47 }

/** The thinnest centre of a lens of an index, in mm, where its product does not say it. From memory of makers' lists. */
export const CENTRE: Readonly<Record<number, number>> = { 1.5: 2, 1.6: 1.5, 1.67: 1.3, 1.74: 1.2 }

/** The thinnest edge, in mm: a bevel, a groove for a thread or for a wire, and around drilled holes, of which 1.5 needs more. Essilor Academy. */
const EDGE = { bevel: 0.8, groove: 1.8, wireGroove: 2.2, drilled: 1.8, drilledClassic: 2.3 }

/** The thinnest edge that the frame can hold, in mm; a full rim unless it is said. */
export function edgeOf(index: number, hold?: { rim: RimType; isWire: boolean }): number {
  if (hold?.rim === 'rimless') return index < 1.6 ? EDGE.drilledClassic : EDGE.drilled
  if (hold?.rim === 'nylor') return hold.isWire ? EDGE.wireGroove : EDGE.groove
  return EDGE.bevel
}

/** The index of lenses without power, which nobody chooses: a lens without a full rim breaks at its thread or screw in 1.5. */
export const planoIndex = (rim: RimType): 1.5 | 1.6 => (rim === 'full' ? 1.5 : 1.6)

/** The diameter of the raw lens of an index, in mm, where its product does not say it. From memory of makers' lists. */
const BLANK: Readonly<Record<number, number>> = { 1.5: 80, 1.6: 80, 1.67: 80, 1.74: 75 }

/** What is lost at the rim of a raw lens, in mm. */
const RIM_LOSS = 2

/** The least diameter of the raw lens for one that reaches so far from its centre, both in mm. Not rounded. */
export const leastBlank = (reach: number): number => 2 * reach + RIM_LOSS

/** Whether a lens that reaches so far from its centre, in mm, can be cut from the raw lens of an index, or of a diameter, in mm. */
export const fitsBlank = (reach: number, index: number, diameter?: number | null): boolean =>
  leastBlank(reach) <= (diameter ?? BLANK[index] ?? BLANK[1.74]!)
