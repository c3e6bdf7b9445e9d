import { badRequest } from './http-error.ts'

/** Maximum length of a key of a basket, a wishlist or one of their items. */
const MAX_LENGTH = 200

/** A key in a path; its client may choose any text. */
export function readKey(text: string): string {
  if (text.length > MAX_LENGTH) throw badRequest(`the key is longer than ${MAX_LENGTH} signs`)
  return text
}
