import { customType } from 'drizzle-orm/pg-core'

/** One text or value a language; `*` holds what is the same in all of them and is read where a language is missing. */
export type PerLanguage<T> = Record<string, T>

/** A bit a product, at the product's ordinal. Travels as a text of zeros and ones. */
export const bits = customType<{ data: string; driverData: string }>({ dataType: () => 'bit varying' })

/** Little-endian 32-bit integers. */
export const int32s = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
