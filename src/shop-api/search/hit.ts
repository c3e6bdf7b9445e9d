import type { Bitset } from '#shop-api/bitsets/bitset.ts'
import type { Value } from '#shop-api/catalogue/dictionary.ts'

/** Where one part of a term occurs. */
export type Occurrence = {
  input: string
  valueIds: Set<number>
  categoryIds: Set<number>
  products: HitSets
}

/** An occurrence, with the attribute values that the part names wholly. */
export type Hit = Occurrence & { means: Value[] }

/**
 * From the narrowest to the widest: in the product's own name, then also in a label, then also as a purpose
 * or a part of a compound.
 */
export type HitSets = { named: Bitset; strong: Bitset; any: Bitset }
