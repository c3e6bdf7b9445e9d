import { ShopError } from '#platform/errors.ts'

/** The value; throws ShopError 'not-found', which answers a call with 404, where there is none. */
export function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new ShopError('not-found', what)
  return value
}
