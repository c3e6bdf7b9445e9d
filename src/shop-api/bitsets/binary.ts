import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Selects bytes as base64: the embedded database returns it ten times as fast as its own format for bytes. */
export const asBase64 = (column: AnyColumn): SQL<string> => sql<string>`encode(${column}, 'base64')`

export const int32sOf = (base64: string): Int32Array => new Int32Array(bytesOf(base64).buffer)
export const uint32sOf = (base64: string): Uint32Array => new Uint32Array(bytesOf(base64).buffer)

/**
 * Copies into a buffer of its own: Node decodes into a shared buffer, which need not start at a multiple of
 * four.
 */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(base64, 'base64'))
