import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import { compoundParts } from '#shop-api/tokenizer/compound.ts'
import { editDistance, allowedErrors } from '#domain/search/edit-distance.ts'

/** A word of the vocabulary that may match a typed word. */
type KnownWord = { word: string; stem: string; frequency: number }

/** The meaning of a typed word: products must have one of `stems` for each of `all`. */
export type WordMeaning = { input: string; all: { stems: string[] }[]; isCorrected: boolean }

/** How many words that start with the typed text are tried; the most frequent ones. */
const MAX_BEGINNINGS = 20

type Row = {
  typed: string
  plain: string
  stem: string | null
  exact: boolean | null
  begun: KnownWord[] | null
}

/** A vocabulary: of a version of the catalogue, in a language. */
type Vocabulary = { version: number; language: string }

export type LookupOptions = Vocabulary & {
  /** Accept typing errors. */
  fuzzy: boolean
  /** Treat the last word as the start of a word even if it is a word itself. */
  unfinished: boolean
}

/**
 * The meaning of each typed word, by one statement for all that are spelt right: the word in any inflection,
 * else as the start of a word, else as a compound of known words, else as a misspelt word. Stop words are
 * left out. Null if a word matches nothing.
 */
export async function lookUpWords(
  db: Db,
  typed: string[],
  options: LookupOptions,
): Promise<WordMeaning[] | null> {
  const meaningful = (await readWords(db, typed, options)).filter(({ stem }) => stem !== null)
  const meanings: WordMeaning[] = []
  for (const row of meaningful) {
    const isOpen = options.unfinished && row.typed === typed.at(-1)
    const meaning =
      asWritten(row, isOpen) ??
      (await asCompound(db, row, options)) ??
      (options.fuzzy ? await asMisspelt(db, row, options) : null)
    if (!meaning) return null
    meanings.push(meaning)
  }
  return meanings
}

function asWritten({ typed, stem, exact, begun }: Row, isOpen: boolean): WordMeaning | null {
  const beginnings = isOpen || !exact ? (begun ?? []).map((known) => known.stem) : []
  const stems = [...new Set([...(exact && stem !== null ? [stem] : []), ...beginnings])]
  return stems.length === 0 ? null : { input: typed, all: [{ stems }], isCorrected: false }
}

async function asCompound(
  db: Db,
  { typed, plain }: Row,
  { version, language }: Vocabulary,
): Promise<WordMeaning | null> {
  if (language !== 'de') return null
  const substrings = [...new Set(partsOf(plain))]
  if (substrings.length === 0) return null
  const known = await rows<KnownWord>(
    db,
    sql`select word, stem, frequency from word where version = ${version} and language = ${language} and word in ${substrings}`,
  )
  const stemOf = new Map(known.map(({ word, stem }) => [word, stem]))
  const parts = compoundParts(plain, (part) => stemOf.has(part))?.map((part) => stemOf.get(part))
  if (!parts || parts.includes(undefined)) return null
  return { input: typed, all: parts.map((stem) => ({ stems: [stem ?? ''] })), isCorrected: false }
}

async function asMisspelt(
  db: Db,
  { typed, plain, stem }: Row,
  { version, language }: Vocabulary,
): Promise<WordMeaning | null> {
  const limit = allowedErrors(plain)
  // Another number is another size or colour, and no spelling of the same.
  if (limit === 0 || /\d/.test(plain)) return null
  const alike = await rows<KnownWord>(db, sql`select * from search_alike(${version}, ${language}, ${plain})`)
  const [best] = alike
    .map((known) => ({
      ...known,
      errors: Math.min(editDistance(plain, known.word), editDistance(stem ?? plain, known.stem)),
    }))
    .filter(({ errors }) => errors <= limit)
    .toSorted((a, b) => a.errors - b.errors || b.frequency - a.frequency)
  return best ? { input: typed, all: [{ stems: [best.stem] }], isCorrected: true } : null
}

const readWords = (db: Db, typed: string[], { version, language }: Vocabulary) =>
  rows<Row>(
    db,
    sql`
      select typed, plain, stem,
        exists (select from word where word.version = ${version} and word.language = ${language} and word.stem = term.stem) as exact,
        (
          select json_agg(known) from (
            select word, stem, frequency from word
            where word.version = ${version} and word.language = ${language} and length(term.plain) > 1
              and word.word >= term.plain and word.word < term.plain || chr(1114109)
            order by frequency desc limit ${MAX_BEGINNINGS}
          ) as known
        ) as begun
      from (
        select typed, place, plain, search_stem(${language}, plain) as stem
        from (
          select typed, place, search_plain(typed) as plain
          from json_array_elements_text(${JSON.stringify(typed)}::json) with ordinality as given (typed, place)
        ) as words
      ) as term
      order by place`,
  )

/** All substrings of a word that could be a part of a compound. */
function partsOf(word: string): string[] {
  const parts: string[] = []
  for (let start = 0; start <= word.length - 3; start++)
    for (let end = start + 3; end <= word.length; end++)
      if (start === 0 || end === word.length) parts.push(word.slice(start, end))
  return word.length > 40 ? [] : parts
}
