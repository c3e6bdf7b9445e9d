/** A stream of numbers that depends on its name alone. */
export type Random = {
  /** From 0, below 1. */
  next(): number
  /** A whole number, bounds included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** Several different ones, in the order of the draw. */
  sample<T>(from: readonly T[], count: number): T[]
  weighted<T>(from: readonly (readonly [T, number])[]): T
}

/**
 * The stream of a name. Each generated item uses its own stream with a stable name, so that a new product
 * changes no other.
 */
export function randomOf(name: string): Random {
  let state = hash32(name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(from: readonly T[]): T => at(from, int(0, from.length - 1))
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample(from, count) {
      const left = [...from]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        at(left.splice(int(0, left.length - 1), 1), 0),
      )
    },
    weighted(from) {
      let rest = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      const [chosen] = from.find(([, weight]) => (rest -= weight) < 0) ?? at(from, from.length - 1)
      return chosen
    },
  }
}

/** Throws if the list has no such index: a table of the seed is too short. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return found
}

/** Each in turn, and from the first again after the last. */
export const cycle = <T>(list: readonly T[], index: number): T => at(list, index % list.length)

/** FNV-1a. */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
