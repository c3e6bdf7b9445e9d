import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import { sizeWords, tokens } from '#shop-api/tokenizer/tokens.ts'
import { isUnlisted } from './unlisted.ts'

const PARTS = ['lensWidth', 'bridgeWidth', 'templeLength'] as const

/** The figures in which sizes of frames are printed, by the id of the attribute value. */
export type SizeFigures = ReadonlyMap<number, { key: string; value: string }>

export async function sizeFigures(db: Db): Promise<SizeFigures> {
  const figures = await rows<{ id: number; key: string; value: string }>(
    db,
    sql`
      select v.id, g.key, v.value from attribute_value as v join attribute_group as g on g.id = v.group_id
      where g.key in ${[...PARTS]}`,
  )
  return new Map(figures.map(({ id, key, value }) => [id, { key, value }]))
}

/** What is printed on products of a batch besides their names, as words: colour codes, and the sizes of frames. They are the same in all languages. */
export async function codeWords(
  db: Db,
  figures: SizeFigures,
  from: number,
  to: number,
): Promise<{ id: number; words: string[] }[]> {
  const found = await rows<{ id: number; codes: string[]; valueIds: number[] }>(
    db,
    sql`
      select product.id, array_remove(array[${colourCode(sql`product`)}, ${colourCode(sql`variant`)}], null) as codes,
        product.value_ids || variant.value_ids as "valueIds"
      from product join variant on variant.product_id = product.id
      where product.id between ${from} and ${to} and not ${isUnlisted}`,
  )
  return found.map(({ id, codes, valueIds }) => ({
    id,
    words: [...codes.flatMap(tokens), ...sizeWords(printedSize(valueIds, figures))],
  }))
}

const colourCode = (table: ReturnType<typeof sql>) =>
  sql`case jsonb_typeof(${table}.texts -> 'manufacturerColorCode') when 'string' then ${table}.texts ->> 'manufacturerColorCode' end`

/** As on the temple, "48-23-150"; a variant's figures come after the product's, and count. */
function printedSize(valueIds: number[], figures: SizeFigures): string {
  const own = valueIds.flatMap((id) => figures.get(id) ?? [])
  return PARTS.map((part) => own.findLast(({ key }) => key === part)?.value ?? '').join('-')
}
