import type { IncomingMessage } from 'node:http'
import { ShopError } from '#platform/errors.ts'

/** Whether a form contains a null character, which people do not type and databases do not store. */
export const containsNull = (form: Buffer): boolean => form.includes(0) || form.includes('%00')

/** A whole body of at most `most` bytes. A longer one throws ShopError 'too-large', and the rest is not read. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > most) throw new ShopError('too-large', `a body of more than ${most} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
