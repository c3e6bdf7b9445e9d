import type { Bitset } from './bitset.ts'

/** Where one part of a term occurs. */
export type Hit = { typed: string; valueIds: Set<number>; categoryIds: Set<number>; products: HitSets }

/** From the narrowest to the widest: in the product's own name, in a label too, or as what a compound is for. */
export type HitSets = { named: Bitset; strong: Bitset; any: Bitset }
