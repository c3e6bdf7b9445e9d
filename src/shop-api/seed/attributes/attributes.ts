import {
  ADVANCED_ATTRIBUTES,
  ATTRIBUTES,
  type AdvancedAttributeKey,
  type AttributeKey,
} from '#domain/catalogue/attribute.ts'
import { advancedAttribute, attributeGroup, attributeValue } from '#shop-api/schema/attribute.ts'
import labels from '#shop-api/seed/tables/attributes.json' with { type: 'json' }
import advancedLabels from '#shop-api/seed/tables/advanced-attributes.json' with { type: 'json' }
import { figureLabel } from './units.ts'
import { CHOICES, figureId, groupId, KEYS, NO, valueId, YES } from './vocabulary.ts'
import { words } from '#shop-api/seed/words.ts'

type Group = typeof attributeGroup.$inferInsert
type Value = typeof attributeValue.$inferInsert

/** A product or variant may have several values of these. */
const MULTIPLE: readonly AttributeKey[] = ['targetGroup', 'subscriptionInterval']

/** Not useful for narrowing a listing. */
const NOT_FILTERS: readonly AttributeKey[] = [
  'salesStatus',
  'rxSortingKey',
  'subscriptionCancellationPolicy',
  'subscriptionInterval',
  'subscriptionTerm',
  'weight',
  'lensHeight',
  'lensForm',
]

/** The most popular filters, in display order; the others follow in order of declaration. */
const FIRST_FILTERS: readonly AttributeKey[] = [
  'targetGroup',
  'wearingTime',
  'lensType',
  'solutionType',
  'hearingAidPart',
  'readingStrength',
  'frameShape',
  'shopSize',
  'glassesWidth',
  'baseColor',
  'baseColorLenses',
  'brand',
  'frameMaterial',
  'rimType',
]

const positionOf = (key: AttributeKey): number =>
  FIRST_FILTERS.includes(key) ? FIRST_FILTERS.indexOf(key) : FIRST_FILTERS.length + KEYS.indexOf(key)

/** The words of these labels would match half of the shop. */
const NOT_SEARCHED: readonly AttributeKey[] = [
  'salesStatus',
  'preislagentyp',
  'quantityPerUnit',
  'subscriptionEligible',
  'subscriptionInterval',
  'subscriptionCancellationPolicy',
  'uvProtection',
  'onlineExclusive',
  'lensForm',
]

export const attributeGroups = (): Group[] =>
  KEYS.map((key) => ({
    id: groupId(key),
    key,
    type: null,
    kind: ATTRIBUTES[key],
    multiSelect: MULTIPLE.includes(key),
    isFilter: ATTRIBUTES[key] !== 'text' && !NOT_FILTERS.includes(key),
    isSearched: !NOT_SEARCHED.includes(key),
    position: positionOf(key),
    labels: words(...labels[key]),
  }))

/** The values that exist before any product: closed lists, yes and no. */
export const attributeValues = (): Value[] =>
  KEYS.flatMap((key) => {
    const list = ATTRIBUTES[key] === 'boolean' ? { false: NO, true: YES } : (CHOICES[key] ?? {})
    return Object.entries(list).map(([value, labels], position) => ({
      id: valueId(key, value),
      groupId: groupId(key),
      value,
      labels,
      position,
    }))
  })

/** A number becomes a value when the first product has it. */
export const figureValue = (key: AttributeKey, value: number): Value => ({
  id: figureId(key, value),
  groupId: groupId(key),
  value: String(value),
  labels: figureLabel(key, value),
  position: Math.round(value * 10),
})

const ADVANCED_KEYS = Object.keys(ADVANCED_ATTRIBUTES).filter(
  (key): key is AdvancedAttributeKey => key in ADVANCED_ATTRIBUTES,
)

export const advancedId = (key: AdvancedAttributeKey): number => 801 + ADVANCED_KEYS.indexOf(key)

export const advancedAttributes = (): (typeof advancedAttribute.$inferInsert)[] =>
  ADVANCED_KEYS.map((key) => ({
    id: advancedId(key),
    key,
    type: null,
    labels: words(...advancedLabels[key]),
  }))
