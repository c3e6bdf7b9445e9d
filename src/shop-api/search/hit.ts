import type { Bitset } from '#shop-api/bitsets/bitset.ts'

/** Where one part of a term occurs. */
export type Hit = { input: string; valueIds: Set<number>; categoryIds: Set<number>; products: HitSets }

/**
 * From the narrowest to the widest: in the product's own name, then also in a label, then also as a purpose
 * or a part of a compound.
 */
export type HitSets = { named: Bitset; strong: Bitset; any: Bitset }
