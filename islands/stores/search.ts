import { atom } from 'nanostores'
import { searchSucceeded, searchFailed, type SearchState, startSearch } from '#domain/search/search-state.ts'

/** State of the header's search; its results are the HTML below its field. */
export const $search = atom<SearchState<string>>({ status: 'idle' })

/** Milliseconds without a keystroke after which suggestions are requested. */
const DEBOUNCE_MS = 180

let request = new AbortController()
let timer: ReturnType<typeof setTimeout> | undefined

/** Requests suggestions when the typing pauses. An answer to an older request is dropped. */
export function searchFor(text: string, load: (term: string, signal: AbortSignal) => Promise<string>): void {
  const before = $search.get()
  const next = startSearch(before, text)
  if (next === before) return
  request.abort()
  clearTimeout(timer)
  $search.set(next)
  if (next.status !== 'pending') return
  const { term } = next
  const { signal } = (request = new AbortController())
  timer = setTimeout(() => {
    load(term, signal).then(
      (results) => $search.set(searchSucceeded($search.get(), term, results)),
      () => $search.set(searchFailed($search.get(), term)),
    )
  }, DEBOUNCE_MS)
}
