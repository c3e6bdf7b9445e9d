export type Side = 'left' | 'right'
/** Where a tone was heard. */
export type HeardSide = Side | 'both'
/** What the answers say: each ear hears its own sound, the other ear's, or both hear the same. */
export type SideFinding = 'apart' | 'swapped' | 'together'

/** Tones of one check, two for each ear. One slip is forgiven: chance gives three of four in 11 of 100 checks, and the tones after it find that out. */
export const SIDE_TRIALS = 4
const ENOUGH = 3

/** @param random Numbers from 0 up to 1, excluding 1. */
export function sideTrials(random: () => number): Side[] {
  const sides: Side[] = ['left', 'left', 'right', 'right']
  for (let at = sides.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[sides[at], sides[other]] = [sides[other]!, sides[at]!]
  }
  return sides
}

export function sideFinding(trials: readonly Side[], heard: readonly HeardSide[]): SideFinding {
  const count = (is: (side: Side, answer: HeardSide | undefined) => boolean) =>
    trials.filter((side, trial) => is(side, heard[trial])).length
  if (count((side, answer) => answer === side) >= ENOUGH) return 'apart'
  return count((side, answer) => answer === OTHER[side]) >= ENOUGH ? 'swapped' : 'together'
}

const OTHER = { left: 'right', right: 'left' } as const
