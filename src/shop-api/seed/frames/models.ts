import { brandsOf, type SeededBrand } from '#shop-api/seed/brands/brands.ts'
import type { Family } from '#shop-api/seed/families.ts'
import { at, cycle, type Random, randomOf } from '#shop-api/seed/random.ts'
import names from '#shop-api/seed/tables/model-names.json' with { type: 'json' }

/** A model before its design: its brand and name. */
export type Model = {
  brand: SeededBrand
  name: string
  /** Its position among the models of its family, and of its brand in that family. */
  number: number
  ofBrand: number
  random: Random
}

const POOLS: Record<string, string[]> = names

/** Gives each model of a catalogue a unique name in the style of its brand. */
export type Naming = (brand: SeededBrand) => string

/** Names come in the order of the table, and again with a number once all are in use. */
export function newNaming(): Naming {
  const given = new Map<string, number>()
  return ({ tone }) => {
    const pool = POOLS[tone] ?? names.mixed
    const count = given.get(tone) ?? 0
    given.set(tone, count + 1)
    const round = Math.floor(count / pool.length)
    return round === 0 ? cycle(pool, count) : `${cycle(pool, count)} ${round + 1}`
  }
}

/** The models of a family, without end. */
export function* modelsOf(family: Family, nameFor: Naming): Generator<Model, never> {
  const counts = new Map<string, number>()
  for (let number = 0; ; number++) {
    const brand = nextBrand(family, counts)
    const ofBrand = counts.get(brand.slug) ?? 0
    counts.set(brand.slug, ofBrand + 1)
    yield { brand, name: nameFor(brand), number, ofBrand, random: randomOf(`${family} ${number}`) }
  }
}

/** The brand that is furthest behind its share, as in the allocation of seats in a parliament. */
function nextBrand(family: Family, counts: Map<string, number>): SeededBrand {
  const claims = brandsOf(family)
    .map(([brand, weight]) => ({ brand, claim: weight / (2 * (counts.get(brand.slug) ?? 0) + 1) }))
    .toSorted((a, b) => b.claim - a.claim)
  return at(claims, 0).brand
}
