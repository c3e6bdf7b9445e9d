import { STATUS } from '#platform/errors.ts'

/**
 * The HTTP status for an error; 500 for unexpected errors. The error is recognised by its name, because the
 * server's modules and the built pages each have their own copy of the class.
 */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || error.name !== 'ShopError' || !('kind' in error)) return 500
  const known = Object.entries(STATUS).find(([kind]) => kind === error.kind)
  return known?.[1] ?? 500
}
