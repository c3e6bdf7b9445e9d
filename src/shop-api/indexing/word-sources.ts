import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import { sizeWords, tokens } from '#shop-api/tokenizer/tokens.ts'
import { codeWords, sizeFigures } from './code-words.ts'
import { productBatches } from './product-batches.ts'
import { isUnlisted } from './unlisted.ts'

/** Where one written word occurs. */
export type Occurrences = { values: number[]; categories: number[]; products: number[] }

/**
 * Separates what a thing is from what it is for: in "étui pour lunettes", the étui is the thing and lunettes
 * its purpose.
 */
export type WordOccurrences = { thing: Occurrences; purpose: Occurrences }

/** The words after one of these describe the purpose of a thing, or add details. */
const PURPOSE: Record<string, ReadonlySet<string>> = {
  de: new Set(['für', 'zu', 'zum', 'zur', 'von']),
  cs: new Set(['na', 'k', 'ke', 'pro', 'do', 's', 'se']),
  pl: new Set(['na', 'do', 'dla', 'z', 'ze']),
  fr: new Set(['pour', 'à', 'au', 'aux', 'de', 'des', 'du', 'd', 'avec']),
  it: new Set(['per', 'da', 'di', 'del', 'della', 'dei', 'delle', 'con', 'a']),
}

/** Every word of the language's labels, categories and product names, and the codes that are printed on products. */
export async function collectWords(db: Db, language: string, ordinalOf: Map<number, number>) {
  const found = new Map<string, WordOccurrences>()
  const add = (written: string, of: keyof WordOccurrences, into: keyof Occurrences, id: number) => {
    const entry = found.get(written) ?? { thing: nowhere(), purpose: nowhere() }
    found.set(written, entry)
    entry[of][into].push(id)
  }
  const collect = (text: string, into: keyof Occurrences, id: number) => {
    const words = tokens(text)
    const turn = words.findIndex((word, place) => place > 0 && PURPOSE[language]?.has(word))
    for (const [written, place] of new Map(words.map((word, place) => [word, place])))
      add(written, turn === -1 || place < turn ? 'thing' : 'purpose', into, id)
    for (const written of sizeWords(text)) add(written, 'thing', into, id)
  }

  for (const { id, label } of await labels(db, language)) collect(label, 'values', id)
  for (const { id, name } of await categoryNames(db, language)) collect(name, 'categories', id)
  const inLabels = new Set(found.keys())
  const figures = await sizeFigures(db)
  for await (const { from, to } of productBatches(db)) {
    for (const { id, text } of await names(db, language, from, to)) {
      const ordinal = ordinalOf.get(id)
      if (ordinal !== undefined) collect(text, 'products', ordinal)
    }
    for (const { id, words } of await codeWords(db, figures, from, to)) {
      const ordinal = ordinalOf.get(id)
      if (ordinal !== undefined) for (const written of words) add(written, 'thing', 'products', ordinal)
    }
  }
  return { found, inLabels }
}

const nowhere = (): Occurrences => ({ values: [], categories: [], products: [] })

/** A yes-or-no value is found by the name of its attribute: "polarisiert". Numbers alone say nothing, nor does a letter: "L" is the size, and an article. */
const labels = (db: Db, language: string) =>
  rows<{ id: number; label: string }>(
    db,
    sql`
      select v.id, coalesce(labelled.labels ->> ${language}, labelled.labels ->> '*') as label
      from attribute_value as v
      join attribute_group as g on g.id = v.group_id
      cross join lateral (select case g.kind when 'boolean' then g.labels else v.labels end as labels) as labelled
      where g.is_searched and (g.kind = 'choice' or (g.kind = 'boolean' and v.value = 'true'))
        and labelled.labels ?| array[${language}, '*']
        and length(coalesce(labelled.labels ->> ${language}, labelled.labels ->> '*')) > 1`,
  )

const categoryNames = (db: Db, language: string) =>
  rows<{ id: number; name: string }>(
    db,
    sql`
      select category_id as id, name from category_text join category on category.id = category_id
      where language = ${language} and not is_hidden`,
  )

const names = (db: Db, language: string, from: number, to: number) =>
  rows<{ id: number; text: string }>(
    db,
    sql`
      select id, concat_ws(' ', coalesce(names ->> ${language}, names ->> '*'),
        case jsonb_typeof(texts -> 'modelName') when 'string' then texts ->> 'modelName' end) as text
      from product where id between ${from} and ${to} and not ${isUnlisted}`,
  )
