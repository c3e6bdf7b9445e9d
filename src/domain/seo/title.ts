import type { ProductType } from '#domain/catalogue/product-type.ts'
import { isGlasses } from '#domain/catalogue/slug.ts'

/** Longest brand and longest name in the title of a normal product, longest name in that of eyewear. Spec §9. */
const LIMITS = { brand: 22, name: 29, eyewear: 50 }
const MAX_DESCRIPTION_LENGTH = 160

/** Cut at a word boundary, with an ellipsis, to at most `limit` characters. */
export function truncate(text: string, limit: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= limit) return plain
  const cut = plain.slice(0, limit - 1)
  const word = cut.replace(/\s+\S*$/, '')
  return `${(word.length > limit / 2 ? word : cut).trimEnd()}…`
}

/** Title of a product page without the shop's name. Spec §9 "SEO title limits". */
export function productTitle(brand: string, name: string, kind: string, type: ProductType): string {
  if (isGlasses(type)) return truncate(`${brand} ${name} ${kind}`, LIMITS.eyewear)
  return `${truncate(brand, LIMITS.brand)} ${truncate(name, LIMITS.name)}`.trim()
}

export const metaDescription = (text: string): string => truncate(text, MAX_DESCRIPTION_LENGTH)
