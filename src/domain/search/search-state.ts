import { normaliseTerm } from './term.ts'

/** State of a search for suggestions. While an answer is pending, the previous results stay visible. Spec §4. */
export type SearchState<Found> =
  | { status: 'idle' }
  | { status: 'pending'; term: string; previous: Found | null }
  | { status: 'success'; term: string; results: Found }
  | { status: 'error'; term: string }

/** Starts a search for typed text. The same term is not requested again unless it failed; an empty field is idle. */
export function startSearch<F>(search: SearchState<F>, text: string): SearchState<F> {
  const term = normaliseTerm(text)
  if (term === '') return { status: 'idle' }
  const isKnown = (search.status === 'pending' || search.status === 'success') && search.term === term
  return isKnown ? search : { status: 'pending', term, previous: visibleResults(search) }
}

/** Takes an answer. An answer to an older request is dropped. */
export const searchSucceeded = <F>(search: SearchState<F>, term: string, found: F): SearchState<F> =>
  isAwaited(search, term) ? { status: 'success', term, results: found } : search

/** The request failed. */
export const searchFailed = <F>(search: SearchState<F>, term: string): SearchState<F> =>
  isAwaited(search, term) ? { status: 'error', term } : search

/** The results to show meanwhile; null where there are none. */
export function visibleResults<F>(search: SearchState<F>): F | null {
  if (search.status === 'pending') return search.previous
  return search.status === 'success' ? search.results : null
}

const isAwaited = (search: SearchState<unknown>, term: string): boolean =>
  search.status === 'pending' && search.term === term
