import { isAsked, termOf } from './term.ts'

const MOST = 5

/** The terms that were looked for, newest first; one that was looked for again, in whatever letters, stands once. */
export function rememberTerm(recent: readonly string[], typed: string): string[] {
  const term = termOf(typed)
  if (term === '') return [...recent]
  const others = recent.filter((each) => each.toLowerCase() !== term.toLowerCase())
  return [term, ...others].slice(0, MOST)
}

/** The terms in what a browser kept. What is no list of terms is none. */
export function recentTerms(kept: string | null): string[] {
  const read = parsed(kept)
  const terms = Array.isArray(read) ? read.filter((each) => typeof each === 'string' && isAsked(each)) : []
  return terms.reduceRight<string[]>(rememberTerm, [])
}

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? '[]')
  } catch {
    return []
  }
}
