import { ADVANCED_ATTRIBUTES, type AdvancedAttributeKey } from '#domain/catalogue/attribute.ts'
import type { StructuredEntry } from '#contract/shop-api/catalogue.ts'
import { isRecord } from '#domain/is-record.ts'
import type { Db } from '#platform/database.ts'
import { insertRows } from '#shop-api/bulk-insert.ts'
import type { PartFault } from '#shop-api/offer/offer-fault.ts'
import { advancedAttribute, advancedValue } from '#shop-api/schema/attribute.ts'

/** The structured values that products share. New ones are collected. */
export type StructuredValues = {
  /** Those of a product or variant with what is given in place of the same attributes. */
  resolve(
    before: readonly number[],
    given: Record<string, StructuredEntry | null>,
  ): { advancedIds: number[]; faults: PartFault[] }
  /** Writes the new values. */
  save(db: Db): Promise<void>
}

export async function readStructuredValues(db: Db): Promise<StructuredValues> {
  const attributes = await db
    .select({ id: advancedAttribute.id, key: advancedAttribute.key })
    .from(advancedAttribute)
  const values = await db.select().from(advancedValue)
  const attributeIds = new Map(attributes.map(({ id, key }) => [key, id]))
  const attributeOf = new Map(values.map(({ id, attributeId }) => [id, attributeId]))
  const ids = new Map(values.map(({ id, ...value }) => [sameText(value), id]))
  const added: (typeof advancedValue.$inferInsert)[] = []
  let last = Math.max(0, ...attributeOf.keys())

  function idOf(attributeId: number, entry: StructuredEntry): number {
    const content = Object.entries(entry).map(([language, rows]) => [
      language,
      [{ fieldSet: [rows], groupSet: [] }],
    ])
    const value = { attributeId, values: Object.fromEntries(content) }
    const known = ids.get(sameText(value))
    if (known !== undefined) return known
    last += 1
    ids.set(sameText(value), last)
    attributeOf.set(last, attributeId)
    added.push({ id: last, ...value })
    return last
  }

  return {
    resolve(before, given) {
      let advancedIds = [...before]
      const faults: PartFault[] = []
      for (const [key, entry] of Object.entries(given)) {
        const attributeId = attributeIds.get(key)
        if (attributeId === undefined) {
          faults.push({ field: key, description: 'is not known' })
          continue
        }
        const fields = unknownFields(key, entry)
        if (fields !== undefined) faults.push({ field: key, description: fields })
        const id = entry && idOf(attributeId, entry)
        if (id !== null && advancedIds.includes(id)) continue
        advancedIds = advancedIds.filter((each) => attributeOf.get(each) !== attributeId)
        if (id !== null) advancedIds.push(id)
      }
      return { advancedIds, faults }
    },
    save: (tx) => insertRows(tx, advancedValue, added),
  }
}

/** Equal for equal values: the database keeps fields in an order of its own. */
const sameText = ({ attributeId, values }: { attributeId: number; values: unknown }): string =>
  JSON.stringify([attributeId, values], (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted()) : value,
  )

const isKnown = (key: string): key is AdvancedAttributeKey => key in ADVANCED_ATTRIBUTES

function unknownFields(key: string, entry: StructuredEntry | null): string | undefined {
  if (!isKnown(key) || entry === null) return undefined
  const known: readonly string[] = ADVANCED_ATTRIBUTES[key]
  const fields = Object.values(entry).flatMap((rows) => rows.flatMap((row) => Object.keys(row)))
  return fields.every((field) => known.includes(field)) ? undefined : `has the fields ${known.join(', ')}`
}
