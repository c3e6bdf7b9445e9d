import { badRequest } from './refusal.ts'

/** Longest key of a basket, a wishlist or one of their items. */
const LONGEST = 200

/** A key in a path, which is whatever its maker made it. */
export function readKey(text: string): string {
  if (text.length > LONGEST) throw badRequest(`the key is longer than ${LONGEST} signs`)
  return text
}
