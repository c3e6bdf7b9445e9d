import { slugify } from '#domain/catalogue/slug.ts'

/** The words by which a page is found, as in a slug. */
export type PageWords = { title: readonly string[]; headings: readonly string[] }

const MIN_LENGTH = 3
/** From this length on, a word is found within a compound: "größe" in "Brillengröße". */
const MIN_PART = 5
/** A word in other forms: so many letters are the same, and so many at the end of either differ. */
const MIN_STEM = 4
const MAX_ENDING = 2

/** A word of the title counts more than the same word in a heading. */
const IN_TITLE = 2

/** @example pageWords('Widerruf', ['So geht es']) // { title: ['widerruf'], headings: ['so', 'geht', 'es'] } */
export const pageWords = (title: string, headings: readonly string[]): PageWords => ({
  title: wordsOf(title),
  headings: [...new Set(headings.flatMap(wordsOf))],
})

/**
 * The pages that have every word of a term in their title or headings, in any form: at most `limit`, the best first. Words of less than three
 * letters do not count, unless there are no others. The work is that of the words of all pages: there are some dozens of them.
 */
export function findPages<Page extends { words: PageWords }>(
  pages: readonly Page[],
  term: string,
  limit: number,
): Page[] {
  const all = wordsOf(term)
  const long = all.filter(({ length }) => length >= MIN_LENGTH)
  const typed = long.length > 0 ? long : all
  if (typed.length === 0) return []
  return pages
    .map((page) => ({ page, score: scoreOf(page.words, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.page.words.title.length - b.page.words.title.length)
    .slice(0, limit)
    .map(({ page }) => page)
}

/** 0 if a word is missing. */
function scoreOf({ title, headings }: PageWords, typed: readonly string[]): number {
  const scores = typed.map((word) => Math.max(IN_TITLE * best(title, word), best(headings, word)))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score)
}

const best = (words: readonly string[], typed: string): number =>
  words.reduce((most, word) => Math.max(most, likeness(word, typed)), 0)

/** An umlaut may be typed as its vowel alone: "grosse", "ruckgabe". */
const likeness = (word: string, typed: string): number =>
  likenessOf(word, typed) || likenessOf(withoutUmlauts(word), withoutUmlauts(typed))

const withoutUmlauts = (word: string): string => word.replaceAll(/([aou])e/g, '$1')

/** 3 for the same word, 2 for another form or a beginning, 1 for a part of a compound, 0 for another word. */
function likenessOf(word: string, typed: string): 0 | 1 | 2 | 3 {
  if (word === typed) return 3
  if (typed.length >= MIN_LENGTH && word.startsWith(typed)) return 2
  const stem = commonStart(word, typed)
  if (stem >= MIN_STEM && Math.max(word.length, typed.length) - stem <= MAX_ENDING) return 2
  return typed.length >= MIN_PART && word.includes(typed) ? 1 : 0
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

const wordsOf = (text: string): string[] =>
  slugify(text)
    .split('-')
    .filter((word) => word !== '')
