import type {
  AdvancedAttributes,
  AttributeGroup,
  Attributes,
  AttributeValue,
} from '#domain/catalogue/attribute.ts'
import type { Dictionary, Group, Value } from '#shop-api/catalogue/dictionary.ts'
import type { Texts } from '#shop-api/schema/product.ts'
import type { PerLanguage } from '#shop-api/schema/types.ts'
import type { With } from './with.ts'

type Carrier = { valueIds: number[]; advancedIds: number[]; texts: Texts }

export const inLanguage = <T>(texts: PerLanguage<T>, language: string): T | undefined =>
  texts[language] ?? texts['*']

/** Listed values first, then free texts; only the keys or types in `fields`. */
export function attributesOf(
  carrier: Carrier,
  dictionary: Dictionary,
  language: string,
  fields: With,
): Attributes {
  const attributes: Attributes = {}
  const accepts = attributeFilter(fields)
  for (const id of carrier.valueIds) {
    const value = dictionary.values.get(id)
    if (!value || !accepts(value.group)) continue
    const { key } = value.group
    const present = attributes[key]
    if (present?.multiSelect) present.values.push(valueOf(value, language))
    else attributes[key] ??= groupOf(value.group, language, valueOf(value, language))
  }
  for (const [key, text] of Object.entries(carrier.texts)) {
    const group = dictionary.groupByKey.get(key)
    const plainText = typeof text === 'string' ? text : inLanguage(text, language)
    if (group && plainText !== undefined && accepts(group))
      attributes[key] ??= groupOf(group, language, { label: plainText, value: plainText })
  }
  return attributes
}

export function advancedAttributesOf(
  carrier: Carrier,
  { advanced }: Dictionary,
  language: string,
  fields: With,
): AdvancedAttributes {
  const attributes: AdvancedAttributes = {}
  const accepts = attributeFilter(fields)
  for (const id of carrier.advancedIds) {
    const found = advanced.get(id)
    const values = found && inLanguage(found.values, language)
    if (!found || !values || !accepts(found.attribute)) continue
    const { id: attributeId, key, labels, type } = found.attribute
    const label = inLanguage(labels, language) ?? key
    const present = attributes[key]
    attributes[key] = { id: attributeId, key, label, type, values: [...(present?.values ?? []), ...values] }
  }
  return attributes
}

export const valueOf = ({ id, labels, value }: Value, language: string): AttributeValue => ({
  id,
  label: inLanguage(labels, language) ?? value,
  value,
})

/** The group with all its values. */
export const wholeGroup = (group: Group, language: string): AttributeGroup => ({
  ...head(group, language),
  multiSelect: true,
  values: group.values.map((value) => valueOf(value, language)),
})

const groupOf = (group: Group, language: string, value: AttributeValue): AttributeGroup =>
  group.multiSelect
    ? { ...head(group, language), multiSelect: true, values: [value] }
    : { ...head(group, language), multiSelect: false, values: value }

const head = ({ id, key, labels, type }: Group, language: string) => ({
  id,
  key,
  label: inLanguage(labels, language) ?? key,
  type,
})

/** Each `attributes` in a request may narrow them by key and by type; one without options takes all. */
export function attributeFilter({
  named,
}: With): (attribute: { key: string; type: string | null }) => boolean {
  return ({ key, type }) =>
    named.some(
      (options) =>
        (options.key?.includes(key) ?? true) &&
        (options.type?.includes(type ?? '') ?? true) &&
        !(options.exclude?.includes(key) ?? false),
    )
}
