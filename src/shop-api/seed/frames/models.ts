import type { SeededBrand } from '#shop-api/seed/brands/brands.ts'
import { brandsOf } from '#shop-api/seed/brands/brands.ts'
import type { Family } from '#shop-api/seed/products/families.ts'
import { at, type Random, randomOf } from '#shop-api/seed/random.ts'
import names from '#shop-api/seed/tables/model-names.json' with { type: 'json' }

/** A model before its design: whose it is and what it is called. */
export type Model = { brand: SeededBrand; name: string; number: number; random: Random }

const POOLS: Record<string, string[]> = { ...names, atelier: names.atelier }

/** The models of a family, without end. A name comes back with a number once all of its pool are used. */
export function* modelsOf(family: Family): Generator<Model, never> {
  const used = new Map<string, number>()
  const brands = brandsOf(family)
  for (let number = 0; ; number++) {
    const random = randomOf(`${family} ${number}`)
    const brand = random.weighted(brands)
    const index = used.get(brand.slug) ?? 0
    used.set(brand.slug, index + 1)
    yield { brand, name: nameOf(brand, family, index), number, random }
  }
}

/** Families of a brand name from different ends of its pool, so that no two of its models are namesakes. */
function nameOf(brand: SeededBrand, family: Family, index: number): string {
  const pool = POOLS[brand.tone] ?? names.mixed
  const families = Object.keys(brand.families).filter((each) => each in OFFSETS)
  const share = Math.floor(pool.length / Math.max(1, families.length))
  const start = Math.max(0, families.indexOf(family)) * share
  const round = Math.floor(index / share)
  const name = at(pool, start + (index % share))
  return round === 0 ? name : `${name} ${round + 1}`
}

const OFFSETS: Partial<Record<Family, true>> = {
  rxGlasses: true,
  sunglasses: true,
  readingAids: true,
  blueLightBlockingGlasses: true,
  smartGlasses: true,
}
