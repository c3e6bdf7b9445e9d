import type { Flags } from './configuration.ts'

const ON = 'storeMode=true'

/** Whether a page is on the terminal of a branch, which shows no consent bar and measures nothing. Spec §2. */
export const isStoreMode = (query: URLSearchParams, flags: Pick<Flags, 'storeMode'>): boolean =>
  flags.storeMode && query.get('storeMode') === 'true'

/**
 * An address of the shop that leads on in store mode; what follows `#` stays at its end.
 *
 * @example withStoreMode('/de-de/brillen/?page=2#top') // "/de-de/brillen/?page=2&storeMode=true#top"
 */
export function withStoreMode(address: string): string {
  const [, place = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  if (query?.split(/&(?:amp;|#38;)?/).includes(ON)) return address
  return `${place}?${query ? `${query}&` : ''}${ON}${hash}`
}
