import { createHash } from 'node:crypto'

/**
 * A picture's name in its address, out of what it shows: 16 hexadecimal digits. They do not compress, and a listing names a hundred of
 * them; of a million pictures two are alike once in forty million seeds.
 */
export const pictureHash = (shows: string): string =>
  createHash('sha256').update(shows).digest('hex').slice(0, 16)
