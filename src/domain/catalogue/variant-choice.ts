import type { AttributeKey, Attributes } from './attribute.ts'
import type { Variant } from './product.ts'
import { attributeLabel } from './read-attribute.ts'

/** The attributes by which shoppers choose among the variants of a product. */
const DIFFERENCES: readonly AttributeKey[] = [
  'readingStrength',
  'shopSize',
  'baseCurve',
  'batterySize',
  'designatedPackagingContent',
  'quantityPerUnit',
]
const SIZES: readonly AttributeKey[] = ['shopSize', 'designatedPackagingContent', 'quantityPerUnit']
/** Distinguishes variants that are equal in all of these. */
const LAST_RESORTS: readonly AttributeKey[] = ['glassesWidth', 'ean']

export type VariantChoice = {
  /** The name of the choice, from the labels of the attributes: "Packungsgröße". Null where none has a label. */
  title: string | null
  /** The label of a variant; its reference key where it has none. */
  labelOf(variant: Pick<Variant, 'attributes' | 'referenceKey'>): string
}

/** How the variants of a product differ: by the attributes that are not the same in all of them. */
export function variantChoice(variants: readonly Pick<Variant, 'attributes'>[]): VariantChoice {
  const differs = (key: AttributeKey) =>
    new Set(variants.map(({ attributes }) => attributeLabel(attributes, key))).size > 1
  const found = DIFFERENCES.filter(differs)
  const keys = found.length > 0 ? found : LAST_RESORTS.filter(differs).slice(0, 1)
  const title = keys.flatMap((key) => titleIn(variants, key)).join(', ')
  return {
    title: title || null,
    labelOf: ({ attributes, referenceKey }) =>
      keys.flatMap((key) => attributeLabel(attributes, key) ?? []).join(' · ') || referenceKey,
  }
}

/** How large a frame or package is, by the variant or else its product: "137", "360 ml". Null where neither says it. */
export function sizeLabel(...of: readonly Pick<Variant, 'attributes'>[]): string | null {
  const labels = SIZES.flatMap((key) => of.flatMap(({ attributes }) => attributeLabel(attributes, key) ?? []))
  return labels[0] ?? null
}

const titleIn = (variants: readonly { attributes?: Attributes }[], key: AttributeKey): string[] =>
  variants.flatMap(({ attributes }) => attributes?.[key]?.label ?? []).slice(0, 1)
