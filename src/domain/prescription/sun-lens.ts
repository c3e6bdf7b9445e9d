import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'

/** The tint that is nearest to the own lenses of sunglasses. */
export type SunLens = { type: 'sunglasses' | 'gradient'; color: string }

/** Lenses are tinted in three colours: which of them is nearest to a basic colour that is none. */
const NEAREST: Partial<Record<string, 'brown' | 'grey'>> = {
  black: 'grey',
  blue: 'grey',
  violet: 'grey',
  orange: 'brown',
  pink: 'brown',
  yellow: 'brown',
}

/** Null for other frames. */
export function sunLensOf(product: Product, { attributes }: Pick<Variant, 'attributes'>): SunLens | null {
  if (resolveProductType(product) !== 'sunglasses') return null
  const own = (key: 'baseColorLenses' | 'lensColor') =>
    attributeValue(attributes, key) ?? attributeValue(product.attributes, key) ?? ''
  const color = own('baseColorLenses')
  return {
    type: own('lensColor').endsWith('-gradient') ? 'gradient' : 'sunglasses',
    color: NEAREST[color] ?? color,
  }
}
