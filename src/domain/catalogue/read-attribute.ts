import type { AttributeKey, Attributes, AttributeValue } from './attribute.ts'

/** All values of an attribute; none where it is missing. */
export function valuesOfAttribute(attributes: Attributes | undefined, key: AttributeKey): AttributeValue[] {
  const group = attributes?.[key]
  if (!group) return []
  return group.multiSelect ? group.values : [group.values]
}

/** The label for people, several values joined by a comma; null where it is missing or empty. */
export function attributeLabel(attributes: Attributes | undefined, key: AttributeKey): string | null {
  const labels = valuesOfAttribute(attributes, key).map(({ label }) => label)
  return labels.join(', ') || null
}

/** The value for programs: the first value's `value`. */
export const attributeValue = (attributes: Attributes | undefined, key: AttributeKey): string | null =>
  attributeValueByKey(attributes, key)

/** The same for an attribute that is not a product's, such as a picture's. There the label may replace the value. */
export function attributeValueByKey(attributes: Attributes | undefined, key: string): string | null {
  const group = attributes?.[key]
  const first = group?.multiSelect ? group.values[0] : group?.values
  return first?.value ?? first?.label ?? null
}

/** The first number in an attribute, with point or comma; null where there is none. Spec §5 "Glasses-width filter". */
export function attributeNumber(attributes: Attributes | undefined, key: AttributeKey): number | null {
  const first = valuesOfAttribute(attributes, key)[0]
  return firstNumber(first?.value ?? first?.label ?? '')
}

/** With point or comma; null where there is none. */
export function firstNumber(text: string): number | null {
  const figure = /-?\d+(?:[.,]\d+)?/.exec(text)?.[0]
  return figure === undefined ? null : Number(figure.replace(',', '.'))
}

const YES = new Set(['1', 'ja', 'true', 'ano', 'tak', 'oui', 'si', 'sì'])

/** Spec §5 "Boolean attributes": case and trailing `_digits` do not count. */
export const isYes = (text: string): boolean => YES.has(text.toLowerCase().replace(/(_\d+)+$/, ''))

export function isAttributeTrue(attributes: Attributes | undefined, key: AttributeKey): boolean {
  const first = valuesOfAttribute(attributes, key)[0]
  return [first?.value, first?.label].some((text) => text !== undefined && isYes(text))
}

/**
 * A frame fits a face where its width ("140 mm") is at least the required one, and at most `most` where that is known, all in mm. Without a
 * figure it does not. Spec §5.
 */
export function fitsWidth(width: string, required: number, most = Infinity): boolean {
  const figure = firstNumber(width)
  return figure !== null && figure >= required && figure <= most
}
