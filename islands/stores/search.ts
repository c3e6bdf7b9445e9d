import { atom } from 'nanostores'
import { answered, failed, type Search, typed } from '#domain/search/search.ts'

/** What the header's search is at; what it found is the HTML that hangs below its field. */
export const $search = atom<Search<string>>({ status: 'idle' })

/** Milliseconds without a keystroke after which suggestions are asked for. */
const PAUSE = 180

let asking = new AbortController()
let timer: ReturnType<typeof setTimeout> | undefined

/** Something was typed: suggestions are asked for when the fingers rest. An answer to anything older is dropped. */
export function look(text: string, ask: (term: string, signal: AbortSignal) => Promise<string>): void {
  const before = $search.get()
  const next = typed(before, text)
  if (next === before) return
  asking.abort()
  clearTimeout(timer)
  $search.set(next)
  if (next.status !== 'pending') return
  const { term } = next
  const { signal } = (asking = new AbortController())
  timer = setTimeout(() => {
    ask(term, signal).then(
      (found) => $search.set(answered($search.get(), term, found)),
      () => $search.set(failed($search.get(), term)),
    )
  }, PAUSE)
}
