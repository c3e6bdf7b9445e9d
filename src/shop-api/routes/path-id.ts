import { badRequest, notFound } from './http-error.ts'

/** The id at the end of a path. A number too large for an id matches nothing. */
export function readId(text: string, what: string): number {
  if (!/^\d+$/.test(text)) throw badRequest(`"${text.slice(0, 40)}" is not an id`)
  const id = Number(text)
  if (id > 2 ** 31 - 1) throw notFound(what)
  return id
}
