import type { Branch } from '#domain/branch/branch.ts'
import table from '#shop-api/seed/tables/branches.json' with { type: 'json' }

const BRANCHES = new Map<string, readonly Branch[]>(Object.entries(table))

/** The branches of a country (two letters), in the order of their zip codes. */
export const branchesIn = (country: string): readonly Branch[] => BRANCHES.get(country) ?? []
