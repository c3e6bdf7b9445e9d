import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal, in a time that does not depend on how much of them is equal. */
export const timingSafeEqualText = (one: string, other: string): boolean =>
  timingSafeEqual(hashed(one), hashed(other))

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()
