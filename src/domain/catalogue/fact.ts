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

/** What a product and its variant are, as rows of label and value, in the order of the attributes. A no is no fact. */
export function factsOf(
  product: Attributes | undefined,
  variant: Attributes | undefined,
  intl: string,
): Fact[] {
  const all = { ...product, ...variant }
  return (Object.keys(ATTRIBUTES) as AttributeKey[]).flatMap((key) => {
    const group = all[key]
    if (!group || HIDDEN.has(key)) return []
    if (ATTRIBUTES[key] === 'boolean' && !isTrue(all, key)) return []
    const value = measured(all, key, intl) ?? attributeLabel(all, key)
    return value === null ? [] : [{ label: group.label, value }]
  })
}
