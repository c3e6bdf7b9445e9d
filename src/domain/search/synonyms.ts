import { slugify } from '#domain/catalogue/slug.ts'
import { normaliseTerm } from './term.ts'

/** What visitors call something, as a slug, and the term that finds it: '' for a word that says nothing about goods. */
export type Synonyms = ReadonlyMap<string, string>

/** Words of the longest phrase that is looked up, and so the cost of a term. */
const LONGEST_PHRASE = 4

/** Stands for any number in the slug of a phrase. */
const ANY_NUMBER = '0'

/**
 * The table of synonyms as editors write it: a line for each meaning, its words before the sign. Words with nothing behind the sign are not looked
 * for, and # is any number. A line without words or sign is left out; of a word that stands twice, the last counts.
 *
 * @example readSynonyms('Linsenreiniger, Reiniger = Kontaktlinsenpflege\nkaufen, # Stück =')
 * // Map { 'linsenreiniger' → 'Kontaktlinsenpflege', 'reiniger' → 'Kontaktlinsenpflege', 'kaufen' → '', '0-stueck' → '' }
 */
export function readSynonyms(table: string): Synonyms {
  const pairs = table.split('\n').flatMap((line) => {
    const [words = '', text] = line.split('=', 2)
    if (text === undefined) return []
    return words
      .split(',')
      .map((word) => [slugify(word.replaceAll('#', ANY_NUMBER)), normaliseTerm(text)] as const)
  })
  return new Map(pairs.filter(([word]) => word !== ''))
}

/**
 * The term to look for: what the table has for its words stands in their place, longer phrases first. What was put in is not looked up again, and a
 * meaning that the term has already is not put in. A term of nothing but words that are not looked for stays as it is. Of the same limited length as
 * every term.
 *
 * @example withSynonyms('günstiges Etui', new Map([['etui', 'Brillenetui'], ['guenstiges', '']])) // 'Brillenetui'
 */
export function withSynonyms(term: string, synonyms: Synonyms): string {
  const all = `-${slugify(term)}-`
  const lookUp = (phrase: readonly string[]): string | undefined => {
    const slug = slugify(phrase.join(' '))
    const meaning = synonyms.get(slug) ?? synonyms.get(slug.replaceAll(/\d+/g, ANY_NUMBER))
    return meaning && all.includes(`-${slugify(meaning)}-`) ? undefined : meaning
  }
  const words = normaliseTerm(term).split(' ')
  return normaliseTerm(replaced(words, lookUp).join(' ')) || words.join(' ')
}

function replaced(
  words: readonly string[],
  lookUp: (phrase: readonly string[]) => string | undefined,
): string[] {
  if (words.length === 0) return []
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const meaning = lookUp(words.slice(0, length))
    if (meaning !== undefined) return [meaning, ...replaced(words.slice(length), lookUp)]
  }
  return [...words.slice(0, 1), ...replaced(words.slice(1), lookUp)]
}
