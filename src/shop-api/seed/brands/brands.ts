import brands from '#shop-api/seed/tables/brands.json' with { type: 'json' }
import companies from '#shop-api/seed/tables/companies.json' with { type: 'json' }
import importers from '#shop-api/seed/tables/importers.json' with { type: 'json' }
import type { Family } from '#shop-api/seed/families.ts'

export type Build = 'acetate' | 'metal' | 'combined'

export type SeededBrand = {
  slug: string
  name: string
  /** Key of its manufacturer. */
  company: string
  /** The pool of names for its models. */
  tone: string
  /** Its families, with its share among the brands of each. */
  families: Partial<Record<Family, number>>
  build?: Partial<Record<Build, number>>
  /** The material of all of its frames. */
  material?: string
  /** Price level, from 1 to 4. */
  level: number
  sustainable?: boolean
  kids?: boolean
  women?: boolean
}

export type Company = {
  name: string
  /** Without the country, which is added in the reader's language. */
  address: string
  mail: string
  contactForm: string
  country: string
}

export const BRANDS: readonly SeededBrand[] = brands

/** Throws if no brand has the slug. */
export function brandOf(slug: string): SeededBrand {
  const brand = BRANDS.find((each) => each.slug === slug)
  if (!brand) throw new RangeError(`no brand "${slug}"`)
  return brand
}

/** Value ids of the group "brand", hence brand ids. */
export const brandId = (slug: string): number => 101 + BRANDS.findIndex((brand) => brand.slug === slug)

const COMPANIES: Record<string, Company> = companies

/** The brands of a family with their weights for a random choice. */
export const brandsOf = (family: Family): (readonly [SeededBrand, number])[] =>
  BRANDS.flatMap((brand) => {
    const weight = brand.families[family]
    return weight === undefined ? [] : [[brand, weight] as const]
  })

export function manufacturerOf(brand: SeededBrand): Company {
  const company = COMPANIES[brand.company]
  if (!company) throw new RangeError(`no company for ${brand.slug}`)
  return company
}

const EUROPEAN_UNION = new Set(['DE', 'IT', 'DK', 'PT', 'FR', 'IE'])

/** Who is responsible for goods from outside the Union: their importer. None for goods made in it. */
export const importerOf = (country: string): Company | undefined =>
  EUROPEAN_UNION.has(country) ? undefined : importers.EU
