import { type Bitset, ordinals } from '#shop-api/bitsets/bitset.ts'

/**
 * Which of a group's values each product has: `layers[0][ordinal]` is the position of its first value in the
 * group plus one, `layers[1]` that of its second, and so on; 0 is none. Counting all values of a group over a
 * list of products reads each product once.
 */
export type Columns = { layers: Uint16Array[]; values: number }

export function columnsOf(sets: readonly Bitset[], size: number): Columns {
  const layers: Uint16Array[] = []
  for (const [place, set] of sets.entries()) {
    for (const ordinal of ordinals(set)) {
      const free = layers.find((layer) => layer[ordinal] === 0) ?? new Uint16Array(size)
      if (!layers.includes(free)) layers.push(free)
      free[ordinal] = place + 1
    }
  }
  return { layers, values: sets.length }
}

/** How many of the products have each value, by its position in the group. */
export function countColumns({ layers, values }: Columns, among: Int32Array): number[] {
  const counts = new Uint32Array(values + 1)
  for (const layer of layers)
    for (let index = 0; index < among.length; index++) {
      const place = layer[among[index] ?? 0] ?? 0
      counts[place] = (counts[place] ?? 0) + 1
    }
  return [...counts.subarray(1)]
}
