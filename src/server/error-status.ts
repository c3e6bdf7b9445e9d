import { STATUS } from './errors.ts'

/**
 * The status that an error answers with; 500 for what nobody foresaw. Told by name, because the front door's modules and
 * the built pages' modules are two copies of the class.
 */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || error.name !== 'ShopError' || !('kind' in error)) return 500
  const known = Object.entries(STATUS).find(([kind]) => kind === error.kind)
  return known?.[1] ?? 500
}
