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
  const [rest, hash] = cutAt(address, '#')
  const [place, query] = cutAt(rest, '?')
  const settings = query.slice(1)
  if (settings.split(/&(?:amp;|#38;)?/).includes(ON)) return address
  return `${place}?${settings ? `${settings}&` : ''}${ON}${hash}`
}

/** The text before a sign, and the text from the sign on. */
function cutAt(text: string, sign: string): [before: string, from: string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}
