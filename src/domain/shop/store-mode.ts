import type { Flags } from './configuration.ts'

/** Whether a page is on the terminal of a branch, which shows no consent bar and measures nothing. Spec §2. */
export const isStoreMode = (query: URLSearchParams, flags: Pick<Flags, 'storeMode'>): boolean =>
  flags.storeMode && query.get('storeMode') === 'true'
