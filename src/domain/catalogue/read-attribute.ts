import type { AttributeKey, Attributes, AttributeValue } from './attribute.ts'

/** All values of an attribute; none where it is missing. */
export function valuesOf(attributes: Attributes | undefined, key: AttributeKey): AttributeValue[] {
  const group = attributes?.[key]
  if (!group) return []
  return group.multiSelect ? group.values : [group.values]
}

/** What a person reads, several joined by a comma; null where it is missing or empty. */
export function attributeLabel(attributes: Attributes | undefined, key: AttributeKey): string | null {
  const labels = valuesOf(attributes, key).map(({ label }) => label)
  return labels.join(', ') || null
}

/** What a program reads: the first value's `value`. */
export const attributeValue = (attributes: Attributes | undefined, key: AttributeKey): string | null =>
  valueIn(attributes, key)

/** The same of an attribute that is not a product's, such as a picture's. There the label may stand for the value. */
export function valueIn(attributes: Attributes | undefined, key: string): string | null {
  const group = attributes?.[key]
  const first = group?.multiSelect ? group.values[0] : group?.values
  return first?.value ?? first?.label ?? null
}

/** The first number in an attribute, with point or comma; null where there is none. Spec §5 "Glasses-width filter". */
export function attributeNumber(attributes: Attributes | undefined, key: AttributeKey): number | null {
  const first = valuesOf(attributes, key)[0]
  const figure = /-?\d+(?:[.,]\d+)?/.exec(first?.value ?? first?.label ?? '')?.[0]
  return figure === undefined ? null : Number(figure.replace(',', '.'))
}

const YES = new Set(['1', 'ja', 'true', 'ano', 'tak', 'oui', 'si', 'sì'])

/** Spec §5 "Boolean attributes": case and trailing `_digits` do not count. */
export function isTrue(attributes: Attributes | undefined, key: AttributeKey): boolean {
  const first = valuesOf(attributes, key)[0]
  return [first?.value, first?.label].some(
    (text) => text !== undefined && YES.has(text.toLowerCase().replace(/(_\d+)+$/, '')),
  )
}

/** A frame fits a face where its width is at least the required one, both in mm. A frame without width does not. Spec §5. */
export function fitsWidth(attributes: Attributes | undefined, required: number): boolean {
  const width = attributeNumber(attributes, 'glassesWidth')
  return width !== null && width >= required
}
