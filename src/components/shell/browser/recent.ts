import { recentTerms, rememberTerm } from '#domain/search/recent.ts'

const KEPT = 'veduta.searched'

/** The terms that were looked for in this browser. Where it keeps nothing, there are none. */
export function readRecent(): string[] {
  try {
    return recentTerms(localStorage.getItem(KEPT))
  } catch {
    return []
  }
}

export const remember = (term: string): void => keep(rememberTerm(readRecent(), term))

export const forget = (): void => keep([])

function keep(terms: readonly string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(terms))
  } catch {
    // A browser that keeps nothing searches as well.
  }
}

/** Puts the terms that were looked for where the list has a place for them, each leading to its results. */
export function showRecent(list: HTMLElement, resultsOf: (term: string) => string): void {
  const place = list.querySelector<HTMLElement>('[data-recent]')
  const terms = readRecent()
  // What is not to be seen is not to be walked through either.
  if (terms.length === 0) return place?.remove()
  if (!place) return
  const links = terms.map((term) => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    item.role = 'none'
    link.role = 'option'
    link.href = resultsOf(term)
    link.textContent = term
    item.append(link)
    return item
  })
  place.querySelector('ul')?.prepend(...links)
  place.hidden = false
}
