import type { AdvancedAttributeKey, AdvancedAttributes, FieldSet } from './attribute.ts'

/** The rows of a structured attribute, with nested groups flattened. */
export function fieldSetRows(
  attributes: AdvancedAttributes | undefined,
  key: AdvancedAttributeKey,
): FieldSet[] {
  return attributes?.[key]?.values.flatMap(rowsWithin) ?? []
}

type Group = AdvancedAttributes[string]['values'][number]

const rowsWithin = ({ fieldSet, groupSet }: Group): FieldSet[] => [
  ...fieldSet.flat(),
  ...groupSet.flatMap(rowsWithin),
]

/** Who is responsible for a product: regulation (EU) 2023/988, article 19, requires them in every offer. */
export type ResponsibleParty = {
  name: string
  address: string
  mail: string | null
  contactForm: string | null
}

export function responsibleParty(
  attributes: AdvancedAttributes | undefined,
  role: 'accountableManufacturer' | 'responsibleImporter',
): ResponsibleParty | null {
  const row = fieldSetRows(attributes, role)[0]
  const text = (field: string) => (typeof row?.[field] === 'string' && row[field] !== '' ? row[field] : null)
  const name = text('name')
  return name === null
    ? null
    : { name, address: text('addressFull') ?? '', mail: text('mail'), contactForm: text('contactForm') }
}

export type Usp = { icon: string; label: string }

/** The advantages of a product, the base list before the additional ones. */
export const usps = (attributes: AdvancedAttributes | undefined): Usp[] =>
  (['rxBaseUsp', 'rxOnTopUsp'] as const).flatMap((key) =>
    fieldSetRows(attributes, key).flatMap(({ icon, label }) =>
      typeof label === 'string' ? [{ icon: String(icon ?? ''), label }] : [],
    ),
  )

/**
 * Whether a country gets the product in so many pieces. Without any restriction it does; a product that names countries is sold only in
 * these. Country by its two letters.
 */
export function isSoldInPack(
  attributes: AdvancedAttributes | undefined,
  country: string,
  count: number,
): boolean {
  const rows = fieldSetRows(attributes, 'availablePackageSizes')
  return rows.length === 0 || rows.some((row) => row['country'] === country && Number(row['count']) === count)
}
