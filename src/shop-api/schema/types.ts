import { customType } from 'drizzle-orm/pg-core'

/**
 * One text or value per language; `*` holds what is the same in all of them and is the fallback for a missing
 * language.
 */
export type PerLanguage<T> = Record<string, T>

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Compared byte by byte whatever the locale of the server, so that a prefix is a range of the index. */
export const ordinaryText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
})
