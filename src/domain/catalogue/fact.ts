import { type AttributeKey, ATTRIBUTES, type Attributes } from './attribute.ts'
import { formatAttribute } from './measurement.ts'
import { attributeLabel, isAttributeTrue } from './read-attribute.ts'

export type Fact = { label: string; value: string }

/** Attributes by which the shop sorts and filters: they are no facts for a shopper. */
const HIDDEN = new Set<string>([
  'salesStatus',
  'modelName',
  'description',
  'designLabel',
  'baseColor',
  'baseColorLenses',
  'preislagentyp',
  'rxSortingKey',
  'glassesColor',
  'sunglassesColor',
  'readingAidsColor',
  'blueLightBlockingGlassesColor',
  'merchandiseColor',
  'hearingAidsMerchandiseColor',
  'glassesLensColor',
  'sunglassesLensColor',
  'readingAidsLensColor',
  'blueLightBlockingGlassesLensColor',
  'subscriptionEligible',
  'subscriptionInterval',
  'subscriptionTerm',
  'subscriptionCancellationPolicy',
  'onlineExclusive',
  'premium',
])

/** Only shoppers who already know the product need these: they stand last. */
const LAST: readonly AttributeKey[] = ['manufacturerColorCode', 'ean']

/** Attributes that another attribute replaces: the lenses of a package are not listed as pieces as well. */
const SUPERSEDED_BY: Partial<Record<AttributeKey, AttributeKey>> = { quantityPerUnit: 'numberOfLenses' }

const ORDER: readonly AttributeKey[] = [
  ...(Object.keys(ATTRIBUTES) as AttributeKey[]).filter((key) => !LAST.includes(key)),
  ...LAST,
]

/**
 * The attributes of a product and its variant, as rows of label and value, in the order of the attributes. A "no" is left out. `names`
 * replace the shop's labels.
 */
export function factsOf(
  product: Attributes | undefined,
  variant: Attributes | undefined,
  intl: string,
  names: Partial<Record<AttributeKey, string>> = {},
): Fact[] {
  const all = { ...product, ...variant }
  return ORDER.flatMap((key) => {
    const group = all[key]
    if (!group || HIDDEN.has(key)) return []
    const better = SUPERSEDED_BY[key]
    if (better && all[better]) return []
    if (ATTRIBUTES[key] === 'boolean' && !isAttributeTrue(all, key)) return []
    const value = formatAttribute(all, key, intl) ?? attributeLabel(all, key)
    return value === null ? [] : [{ label: names[key] ?? group.label, value: listed(value, key, intl) }]
  })
}

/** Target groups in a list: only German keeps the capitals. */
const listed = (value: string, key: AttributeKey, intl: string): string =>
  key === 'targetGroup' && !intl.startsWith('de')
    ? value.replace(/(?<=, )\p{Lu}/gu, (letter) => letter.toLowerCase())
    : value
