import { sql } from 'drizzle-orm'
import { type Db, rows } from '#shop-api/db.ts'
import { compoundParts } from './compound.ts'
import { editDistance, forgiven } from './edit-distance.ts'

/** A word of the vocabulary that a typed one may mean. */
type Known = { word: string; stem: string; frequency: number }

/** What a typed word turned out to mean: products must have one of `stems` for each of `all`. */
export type Meaning = { typed: string; all: { stems: string[] }[]; isCorrected: boolean }

/** Words that begin as typed and are tried; the most frequent ones. */
const MOST_BEGINNINGS = 20

type Row = { typed: string; plain: string; stem: string | null; exact: boolean | null; begun: Known[] | null }

export type LookupOptions = {
  language: string
  /** Forgive typing errors. */
  fuzzy: boolean
  /** Take the last word for a beginning although it is a word. */
  unfinished: boolean
}

/**
 * What each typed word means, one statement for all that are spelt right: the word in any inflection, else as a beginning, else as a
 * compound of known words, else as a misspelt one. Words that say nothing are left out; null stands where one means nothing here.
 */
export async function lookup(db: Db, typed: string[], options: LookupOptions): Promise<Meaning[] | null> {
  const telling = (await readWords(db, typed, options.language)).filter(({ stem }) => stem !== null)
  const meanings: Meaning[] = []
  for (const row of telling) {
    const isOpen = options.unfinished && row.typed === typed.at(-1)
    const meaning =
      asWritten(row, isOpen) ??
      (await asCompound(db, row, options.language)) ??
      (options.fuzzy ? await asMisspelt(db, row, options.language) : null)
    if (!meaning) return null
    meanings.push(meaning)
  }
  return meanings
}

function asWritten({ typed, stem, exact, begun }: Row, isOpen: boolean): Meaning | null {
  const beginnings = isOpen || !exact ? (begun ?? []).map((known) => known.stem) : []
  const stems = [...new Set([...(exact && stem !== null ? [stem] : []), ...beginnings])]
  return stems.length === 0 ? null : { typed, all: [{ stems }], isCorrected: false }
}

async function asCompound(db: Db, { typed, plain }: Row, language: string): Promise<Meaning | null> {
  if (language !== 'de') return null
  const substrings = [...new Set(partsOf(plain))]
  if (substrings.length === 0) return null
  const known = await rows<Known>(
    db,
    sql`select word, stem, frequency from word where language = ${language} and word in ${substrings}`,
  )
  const stemOf = new Map(known.map(({ word, stem }) => [word, stem]))
  const parts = compoundParts(plain, (part) => stemOf.has(part))?.map((part) => stemOf.get(part))
  if (!parts || parts.includes(undefined)) return null
  return { typed, all: parts.map((stem) => ({ stems: [stem ?? ''] })), isCorrected: false }
}

async function asMisspelt(db: Db, { typed, plain, stem }: Row, language: string): Promise<Meaning | null> {
  const most = forgiven(plain)
  if (most === 0) return null
  const alike = await rows<Known>(db, sql`select * from search_alike(${language}, ${plain})`)
  const [best] = alike
    .map((known) => ({
      ...known,
      errors: Math.min(editDistance(plain, known.word), editDistance(stem ?? plain, known.stem)),
    }))
    .filter(({ errors }) => errors <= most)
    .toSorted((a, b) => a.errors - b.errors || b.frequency - a.frequency)
  return best ? { typed, all: [{ stems: [best.stem] }], isCorrected: true } : null
}

const readWords = (db: Db, typed: string[], language: string) =>
  rows<Row>(
    db,
    sql`
      select typed, plain, stem,
        exists (select from word where word.language = ${language} and word.stem = asked.stem) as exact,
        (
          select json_agg(known) from (
            select word, stem, frequency from word
            where word.language = ${language} and length(asked.plain) > 1
              and word.word >= asked.plain and word.word < asked.plain || chr(1114109)
            order by frequency desc limit ${MOST_BEGINNINGS}
          ) as known
        ) as begun
      from (
        select typed, place, plain, search_stem(${language}, plain) as stem
        from (
          select typed, place, search_plain(typed) as plain
          from json_array_elements_text(${JSON.stringify(typed)}::json) with ordinality as given (typed, place)
        ) as words
      ) as asked
      order by place`,
  )

/** Every piece of a word that could be a part of a compound. */
function partsOf(word: string): string[] {
  const parts: string[] = []
  for (let start = 0; start <= word.length - 3; start++)
    for (let end = start + 3; end <= word.length; end++)
      if (start === 0 || end === word.length) parts.push(word.slice(start, end))
  return word.length > 40 ? [] : parts
}
