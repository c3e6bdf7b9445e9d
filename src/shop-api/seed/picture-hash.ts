import { createHash } from 'node:crypto'

/**
 * A picture's name in its address, derived from its content: 16 hexadecimal digits. They do not compress, and
 * a listing has a hundred of them. Among a million pictures, two get the same name once in forty million
 * seeds.
 */
export const pictureHash = (shows: string): string =>
  createHash('sha256').update(shows).digest('hex').slice(0, 16)
