import type { NamedFilters, SelectionOptions } from '#contract/shop-api/listing-query.ts'

/** A filter on an attribute by value ids, or on a yes-or-no. */
export type Choice = { key: string; not: boolean; ids: number[] } | { key: string; not: boolean; is: boolean }

/** The filters and options of a request. */
export type Selection = NamedFilters & SelectionOptions & { choices: Choice[] }
