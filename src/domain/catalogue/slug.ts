import { cheapestVariant } from './cheapest.ts'
import { attributeLabel, attributeValue } from './read-attribute.ts'
import type { Product } from './product.ts'
import type { ProductType } from './product-type.ts'

const PLAIN: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  œ: 'oe',
  æ: 'ae',
  đ: 'd',
  ø: 'o',
}

/**
 * Words for a URL: lower case, without accents, joined by dashes.
 *
 * @example slugify('Łąka Größe 3,5 ml') // "laka-groesse-3-5-ml"
 */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[äöüßłœæđø]/g, (letter) => PLAIN[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

const GLASSES: ReadonlySet<ProductType> = new Set([
  'rxGlasses',
  'sunglasses',
  'readingAids',
  'blueLightBlockingGlasses',
])

export const isGlasses = (type: ProductType): boolean => GLASSES.has(type)

/** What stands between name and id: colour codes, lenses in a box, or content of a bottle. Spec §2 "Product slug". */
function distinction(product: Product, type: ProductType): string | null {
  if (isGlasses(type)) return attributeLabel(product.attributes, 'manufacturerColorCode')
  if (type === 'contactLens') return attributeValue(product.attributes, 'quantityPerUnit')
  if (type === 'contactLensCare') return attributeLabel(product.attributes, 'designatedPackagingContent')
  return null
}

/** Name, distinguishing attribute and id. Spec §2. */
export const productSlug = (product: Product, type: ProductType): string =>
  [product.name, distinction(product, type), String(product.id)]
    .map((part) => slugify(part ?? ''))
    .filter(Boolean)
    .join('-')

/** The id at the end of a slug, or null. */
export function productIdFromSlug(slug: string): number | null {
  const id = /(?:^|-)(\d{1,15})$/.exec(slug)?.[1]
  return id === undefined ? null : Number(id)
}

/**
 * Whether the address of a product names the variant: never for contact lenses, whose values are chosen on the page, and for glasses and
 * merchandise only where it is not the cheapest. Spec §2.
 */
export function needsVariantId(product: Product, type: ProductType, variantId: number): boolean {
  if (type === 'contactLens') return false
  const leavesCheapestOut = isGlasses(type) || type === 'merchandise' || type === 'hearingAidsMerchandise'
  return !leavesCheapestOut || cheapestVariant(product)?.id !== variantId
}

/** Address of the page of a product itself, without variant prefix: the canonical one of all its variants. */
export const canonicalPath = (product: Product, type: ProductType): string =>
  `/p/${productSlug(product, type)}/`

/**
 * Path of a link to a product, without variant prefix, with `variantid` where it belongs. A link that names no variant leads to the
 * cheapest, as far as the variants are known.
 */
export function productPath(
  product: Product,
  type: ProductType,
  variantId = cheapestVariant(product)?.id,
): string {
  const path = canonicalPath(product, type)
  return variantId !== undefined && needsVariantId(product, type, variantId)
    ? `${path}?variantid=${variantId}`
    : path
}

/**
 * The path to which a requested address of a product is redirected; null where it is right. `variantId` as requested: one that the product does not
 * have is left out.
 */
export function productRedirect(
  product: Product,
  type: ProductType,
  { slug, variantId }: { slug: string; variantId: number | null },
): string | null {
  const known = product.variants?.find(({ id }) => id === variantId)?.id
  const isRight = slug === productSlug(product, type) && (variantId === null || known !== undefined)
  return isRight ? null : productPath(product, type, known)
}
