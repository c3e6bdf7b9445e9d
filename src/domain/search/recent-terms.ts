import { isSearchable, normaliseTerm } from './term.ts'

const MAX_TERMS = 5

/** The recent search terms, newest first; a repeated term appears once, regardless of letter case. */
export function addRecentTerm(recent: readonly string[], typed: string): string[] {
  const term = normaliseTerm(typed)
  if (term === '') return [...recent]
  const others = recent.filter((each) => each.toLowerCase() !== term.toLowerCase())
  return [term, ...others].slice(0, MAX_TERMS)
}

/** The terms that a browser stored. Invalid data give an empty list. */
export function parseRecentTerms(stored: string | null): string[] {
  const read = parsed(stored)
  const terms = Array.isArray(read)
    ? read.filter((each) => typeof each === 'string' && isSearchable(each))
    : []
  return terms.reduceRight<string[]>(addRecentTerm, [])
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
}
