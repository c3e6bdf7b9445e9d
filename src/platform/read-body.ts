import { ShopError } from './errors.ts'

/** A whole body of at most `most` bytes. A longer one throws ShopError 'too-large', and the rest is not read. */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > most) throw new ShopError('too-large', `a body of more than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The same as text. */
export const readText = async (body: AsyncIterable<Uint8Array> | null, most: number): Promise<string> =>
  new TextDecoder().decode(await readBody(body, most))
