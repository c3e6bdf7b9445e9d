import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import { posting, word } from '#shop-api/schema/derived.ts'
import { setOf, toBytes } from '#shop-api/bitsets/bitset.ts'
import { compoundParts } from '#shop-api/tokenizer/compound.ts'
import { insertBatches } from './insert-batches.ts'
import type { NewIndex } from './new-index.ts'
import { int32Bytes } from './save-ordering.ts'
import { collectWords, type WordOccurrences, type Occurrences } from './word-sources.ts'

type Analysed = { written: string; plain: string; stem: string | null }

const MIN_COMPOUND_LENGTH = 7

const STRENGTH = { thing: 2, purpose: 1, part: 0 }

/**
 * Builds the vocabulary of each language and the places where its words occur. One language at a time,
 * because there are many names.
 */
export async function deriveWords(index: NewIndex): Promise<void> {
  const { db, ordinalOf } = index
  const languages = await rows<{ language: string }>(db, sql`select distinct language from shop order by 1`)
  for (const { language } of languages) {
    const { found, inLabels } = await collectWords(db, language, ordinalOf)
    const analysed = await analyse(db, language, [...found.keys()])
    const builder = new WordIndexBuilder()
    for (const entry of analysed) {
      builder.add(entry, STRENGTH.thing, found.get(entry.written)?.thing)
      builder.add(entry, STRENGTH.purpose, found.get(entry.written)?.purpose)
    }
    if (language === 'de') await indexCompoundParts(db, builder, analysed, found, inLabels)
    await builder.save(index, language)
  }
}

/** Indexes compounds under their parts: the last part with the same strength as the compound itself. */
async function indexCompoundParts(
  db: Db,
  builder: WordIndexBuilder,
  analysed: Analysed[],
  found: Map<string, WordOccurrences>,
  inLabels: Set<string>,
): Promise<void> {
  const known = new Set(analysed.filter(({ written }) => inLabels.has(written)).map(({ plain }) => plain))
  const compounds = analysed
    .filter(({ plain }) => plain.length >= MIN_COMPOUND_LENGTH)
    .flatMap(({ written, plain }) => {
      const parts = compoundParts(plain, (part) => part.length > 3 && known.has(part))
      return parts ? [{ parts, occurrences: found.get(written) }] : []
    })
  const parts = await analyse(db, 'de', [...new Set(compounds.flatMap((compound) => compound.parts))])
  const analysedPart = new Map(parts.map((part) => [part.written, part]))
  for (const compound of compounds)
    for (const [place, part] of compound.parts.entries()) {
      const entry = analysedPart.get(part)
      if (!entry) continue
      const isHead = place === compound.parts.length - 1
      builder.add(entry, isHead ? STRENGTH.thing : STRENGTH.part, compound.occurrences?.thing)
      builder.add(entry, STRENGTH.part, compound.occurrences?.purpose)
    }
}

async function analyse(db: Db, language: string, words: string[]): Promise<Analysed[]> {
  const analysed: Analysed[] = []
  for (let start = 0; start < words.length; start += 5000)
    analysed.push(
      ...(await rows<Analysed>(
        db,
        sql`
          select written, plain, search_stem(${language}, plain) as stem
          from (
            select written, search_plain(written) as plain
            from json_array_elements_text(${JSON.stringify(words.slice(start, start + 5000))}::json) as written
          ) as word`,
      )),
    )
  return analysed
}

type Entry = {
  stem: string
  strength: number
  values: Set<number>
  categories: Set<number>
  products: Set<number>
}

/** Words and postings under construction. */
class WordIndexBuilder {
  private readonly words = new Map<string, { stem: string; frequency: number }>()
  private readonly entries = new Map<string, Entry>()

  add({ plain, stem }: Analysed, strength: number, occurrences: Occurrences | undefined): void {
    if (stem === null || occurrences === undefined) return
    const { values, categories, products } = occurrences
    if (values.length + categories.length + products.length === 0) return
    const known = this.words.get(plain)
    const frequency = (known?.frequency ?? 0) + values.length + categories.length + products.length
    this.words.set(plain, { stem, frequency })

    const key = `${stem} ${strength}`
    const empty = {
      stem,
      strength,
      values: new Set<number>(),
      categories: new Set<number>(),
      products: new Set<number>(),
    }
    const entry = this.entries.get(key) ?? empty
    this.entries.set(key, entry)
    for (const id of values) entry.values.add(id)
    for (const id of categories) entry.categories.add(id)
    for (const ordinal of products) entry.products.add(ordinal)
  }

  async save({ db, version, ordinalOf: { size } }: NewIndex, language: string): Promise<void> {
    await insertBatches(
      this.words,
      ([written, { stem, frequency }]) => ({ version, language, word: written, stem, frequency }),
      (batch) => db.insert(word).values(batch),
    )
    await insertBatches(
      this.entries.values(),
      (entry) => ({ version, language, ...entryRow(entry, size) }),
      (batch) => db.insert(posting).values(batch),
    )
  }
}

function entryRow({ stem, strength, values, categories, products }: Entry, size: number) {
  const isSet = products.size * 32 > size
  return {
    stem,
    strength,
    valueIds: [...values],
    categoryIds: [...categories],
    products: isSet ? toBytes(setOf(size, products)) : int32Bytes(Int32Array.from(products)),
    isSet,
  }
}
