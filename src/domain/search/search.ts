import { termOf } from './term.ts'

/** What a search for suggestions is at. While an answer is awaited, what was found before stays to be seen. Spec §4. */
export type Search<Found> =
  | { status: 'idle' }
  | { status: 'pending'; term: string; before: Found | null }
  | { status: 'success'; term: string; found: Found }
  | { status: 'error'; term: string }

/** Something was typed. The same term is not asked for again unless it failed; an emptied field is idle. */
export function typed<F>(search: Search<F>, text: string): Search<F> {
  const term = termOf(text)
  if (term === '') return { status: 'idle' }
  const isKnown = (search.status === 'pending' || search.status === 'success') && search.term === term
  return isKnown ? search : { status: 'pending', term, before: seen(search) }
}

/** An answer came. One that nobody waits for any more is dropped. */
export const answered = <F>(search: Search<F>, term: string, found: F): Search<F> =>
  isAwaited(search, term) ? { status: 'success', term, found } : search

/** No answer came. */
export const failed = <F>(search: Search<F>, term: string): Search<F> =>
  isAwaited(search, term) ? { status: 'error', term } : search

/** What is there to be seen meanwhile; null where there is nothing. */
export function seen<F>(search: Search<F>): F | null {
  if (search.status === 'pending') return search.before
  return search.status === 'success' ? search.found : null
}

const isAwaited = (search: Search<unknown>, term: string): boolean =>
  search.status === 'pending' && search.term === term
