import { createHash } from 'node:crypto'
import type { RenderSpec } from '#domain/image/render-spec.ts'

/**
 * A picture's name in its address, derived from its content: 16 hexadecimal digits. They do not compress, and
 * a listing has a hundred of them. Among a million pictures, two get the same name once in forty million
 * seeds.
 */
export const pictureHash = (shows: string): string =>
  createHash('sha256').update(shows).digest('hex').slice(0, 16)

/** Equal pictures have equal hashes, whichever product shows them. */
export const specHash = (picture: RenderSpec): string => pictureHash(JSON.stringify(picture))
