import type { AdvancedAttributeKey, AdvancedAttributes, FieldSet } from './attribute.ts'

/** The rows of a structured attribute, groups within groups laid flat. */
export function rowsOf(attributes: AdvancedAttributes | undefined, key: AdvancedAttributeKey): FieldSet[] {
  return attributes?.[key]?.values.flatMap(rowsWithin) ?? []
}

type Group = AdvancedAttributes[string]['values'][number]

const rowsWithin = ({ fieldSet, groupSet }: Group): FieldSet[] => [
  ...fieldSet.flat(),
  ...groupSet.flatMap(rowsWithin),
]

/** Who answers for a product: the block that regulation (EU) 2023/988, article 19, wants in every offer. */
export type Responsible = { name: string; address: string; mail: string | null; contactForm: string | null }

export function responsible(
  attributes: AdvancedAttributes | undefined,
  role: 'accountableManufacturer' | 'responsibleImporter',
): Responsible | null {
  const row = rowsOf(attributes, role)[0]
  const text = (field: string) => (typeof row?.[field] === 'string' && row[field] !== '' ? row[field] : null)
  const name = text('name')
  return name === null
    ? null
    : { name, address: text('addressFull') ?? '', mail: text('mail'), contactForm: text('contactForm') }
}

export type Usp = { icon: string; label: string }

/** What speaks for a product, the base list before what comes on top. */
export const usps = (attributes: AdvancedAttributes | undefined): Usp[] =>
  (['rxBaseUsp', 'rxOnTopUsp'] as const).flatMap((key) =>
    rowsOf(attributes, key).flatMap(({ icon, label }) =>
      typeof label === 'string' ? [{ icon: String(icon ?? ''), label }] : [],
    ),
  )

/** In how many pieces a country gets the product, ascending. Country by its two letters. */
export const packageSizes = (attributes: AdvancedAttributes | undefined, country: string): number[] =>
  rowsOf(attributes, 'availablePackageSizes')
    .filter((row) => row['country'] === country)
    .map((row) => Number(row['count']))
    .filter((count) => count > 0)
    .toSorted((a, b) => a - b)
