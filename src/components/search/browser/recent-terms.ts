import { parseRecentTerms, addRecentTerm } from '#domain/search/recent-terms.ts'

const STORAGE_KEY = 'veduta.searched'

/** The recent search terms of this browser. Without storage there are none. */
export function storedRecentTerms(): string[] {
  try {
    return parseRecentTerms(localStorage.getItem(STORAGE_KEY))
  } catch {
    return []
  }
}

export const storeRecentTerm = (term: string): void => store(addRecentTerm(storedRecentTerms(), term))

export const clearRecentTerms = (): void => store([])

function store(terms: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(terms))
  } catch {
    // The search also works in a browser without storage.
  }
}

/** Shows the recent terms in their place in the list, each with a link to its results. */
export function showRecentTerms(list: HTMLElement, resultsOf: (term: string) => string): void {
  const place = list.querySelector<HTMLElement>('[data-recent]')
  const terms = storedRecentTerms()
  // Hidden options must not be reachable either.
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
