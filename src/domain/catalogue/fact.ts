import { type AttributeKey, ATTRIBUTES, type Attributes } from './attribute.ts'
import { measured } from './measure.ts'
import { attributeLabel, isTrue } from './read-attribute.ts'

export type Fact = { label: string; value: string }

/** What is no fact for a shopper: how the shop sorts and filters. */
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

/** What only those ask for who know it already: it stands last. */
const LAST: readonly AttributeKey[] = ['manufacturerColorCode', 'ean']

/** What another attribute says better: the lenses of a package are not pieces as well. */
const SAID_BY: Partial<Record<AttributeKey, AttributeKey>> = { quantityPerUnit: 'numberOfLenses' }

const ORDER: readonly AttributeKey[] = [
  ...(Object.keys(ATTRIBUTES) as AttributeKey[]).filter((key) => !LAST.includes(key)),
  ...LAST,
]

/**
 * What a product and its variant are, as rows of label and value, in the order of the attributes. A no is no fact.
 * `names` are said instead of the shop's labels.
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
    const better = SAID_BY[key]
    if (better && all[better]) return []
    if (ATTRIBUTES[key] === 'boolean' && !isTrue(all, key)) return []
    const value = measured(all, key, intl) ?? attributeLabel(all, key)
    return value === null ? [] : [{ label: names[key] ?? group.label, value: listed(value, key, intl) }]
  })
}

/** Whom it is for, one after the other: only German keeps the capitals. */
const listed = (value: string, key: AttributeKey, intl: string): string =>
  key === 'targetGroup' && !intl.startsWith('de')
    ? value.replace(/(?<=, )\p{Lu}/gu, (letter) => letter.toLowerCase())
    : value
