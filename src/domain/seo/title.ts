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

/**
 * Title of a product page without the shop's name. Spec §9 "SEO title limits". `labels` tell it from its siblings, so that no two pages
 * share a title: the kind of a pair of glasses is left out and its name is cut before them.
 */
export function productTitle(
  { brand, name, labels }: { brand: string; name: string; labels: readonly string[] },
  kind: string,
  type: ProductType,
): string {
  const distinction = labels.length === 0 ? '' : `, ${labels.join(', ')}`
  if (!isGlasses(type)) {
    const plain = `${truncate(brand, LIMITS.brand)} ${truncateName(name, LIMITS.name)}`.trim()
    return `${plain}${distinction}`
  }
  const branded = `${brand} ${name}`.trim()
  const full = `${branded} ${kind}${distinction}`
  if (full.length <= LIMITS.eyewear) return full
  const tail = truncate(distinction, LIMITS.eyewear / 2)
  return `${truncate(branded, LIMITS.eyewear - tail.length)}${tail}`
}

/** A number at the end of a name stays: it is what distinguishes batteries and strengths. */
function truncateName(name: string, limit: number): string {
  const [, words, number] = /^(.+) (\S*\d\S*)$/.exec(name) ?? []
  if (name.length <= limit || words === undefined || number === undefined) return truncate(name, limit)
  return `${truncate(words, limit - number.length - 1)} ${number}`
}

export const metaDescription = (text: string): string => truncate(text, MAX_DESCRIPTION_LENGTH)

/** A description with the name of its product, where it does not begin with the name already: products share descriptions. */
export function productDescription(
  { name, labels }: { name: string; labels: readonly string[] },
  description: string,
): string {
  if (description.includes(name)) return metaDescription(description)
  return metaDescription(`${[name, ...labels].join(', ')}: ${description}`)
}
