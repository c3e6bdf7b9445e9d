import type { EyeSide } from './eye-field.ts'

/** Directions in which the base of a prism lies, as slips name them. */
export const PRISM_DIRECTIONS = ['in', 'up', 'out', 'down'] as const
export type PrismDirection = (typeof PRISM_DIRECTIONS)[number]

/** The base of a direction after TABO, in degrees: seen from the front, 0 is at the right, for both eyes. The nose is in. */
export function prismBaseOf(direction: PrismDirection, side: EyeSide): number {
  if (direction === 'up') return 90
  if (direction === 'down') return 270
  return (direction === 'in') === (side === 'right') ? 0 : 180
}
