import { slugify } from '#domain/catalogue/slug.ts'
import { normaliseTerm } from './term.ts'

/** What visitors call something, as a slug, and the term that finds it. */
export type Synonyms = ReadonlyMap<string, string>

/** Words of the longest phrase that is looked up, and so the cost of a term. */
const LONGEST_PHRASE = 4

/**
 * The table of synonyms as editors write it: a line for each meaning, its words before the sign. A line without words or meaning is left out; of a
 * word that stands twice, the last counts.
 *
 * @example readSynonyms('Linsenreiniger, Reiniger = Kontaktlinsenpflege')
 * // Map { 'linsenreiniger' → 'Kontaktlinsenpflege', 'reiniger' → 'Kontaktlinsenpflege' }
 */
export function readSynonyms(table: string): Synonyms {
  const pairs = table.split('\n').flatMap((line) => {
    const [words = '', text = ''] = line.split('=', 2)
    const meaning = normaliseTerm(text)
    return meaning === '' ? [] : words.split(',').map((word) => [slugify(word), meaning] as const)
  })
  return new Map(pairs.filter(([word]) => word !== ''))
}

/**
 * The term to look for: what the table has for its words stands in their place, longer phrases first. What was put in is not looked up again, and a
 * meaning that the term has already is not put in. Of the same limited length as every term.
 *
 * @example withSynonyms('rotes Etui', new Map([['etui', 'Brillenetui']])) // 'rotes Brillenetui'
 */
export function withSynonyms(term: string, synonyms: Synonyms): string {
  const all = `-${slugify(term)}-`
  const lookUp = (phrase: readonly string[]): string | undefined => {
    const meaning = synonyms.get(slugify(phrase.join(' ')))
    return meaning === undefined || all.includes(`-${slugify(meaning)}-`) ? undefined : meaning
  }
  return normaliseTerm(replaced(normaliseTerm(term).split(' '), lookUp).join(' '))
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
