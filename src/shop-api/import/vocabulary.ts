import { ATTRIBUTES, type AttributeKey } from '#domain/catalogue/attribute.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import type { Db } from '#platform/database.ts'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { attributeGroup, attributeValue, brand } from '#shop-api/schema/attribute.ts'
import { category, shop } from '#shop-api/schema/shop.ts'
import type { PerLanguage } from '#shop-api/schema/types.ts'
import { figureLabel } from '#shop-api/seed/attributes/units.ts'
import { readStructuredValues, type StructuredValues } from './structured-values.ts'

export type Group = typeof attributeGroup.$inferSelect

/** What products may name: groups of attributes with their values, shops, categories. Values that are new are collected. */
export type Vocabulary = {
  groups: ReadonlyMap<string, Group>
  groupOf(valueId: number): number | undefined
  /** The language of each shop. */
  shops: ReadonlyMap<number, string>
  categoryIds: ReadonlySet<number>
  /** The id of a value; undefined where the group has none of this name. */
  find(group: Group, value: string): number | undefined
  /** The id of a value that the group gets. */
  add(group: Group, value: string, labels?: PerLanguage<string>): number
  structured: StructuredValues
  /** Writes the new values, and brands. */
  save(db: Db, now: Date): Promise<void>
}

export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const groups = await db.select().from(attributeGroup)
  const values = await db
    .select({ id: attributeValue.id, groupId: attributeValue.groupId, value: attributeValue.value })
    .from(attributeValue)
  const shops = await db.select({ id: shop.id, language: shop.language }).from(shop)
  const categories = await db.select({ id: category.id }).from(category)
  const structured = await readStructuredValues(db)
  const ids = new Map(values.map(({ id, groupId, value }) => [`${groupId} ${value}`, id]))
  const groupIds = new Map(values.map(({ id, groupId }) => [id, groupId]))
  const added: (typeof attributeValue.$inferInsert)[] = []
  let last = Math.max(0, ...groupIds.keys())

  return {
    groups: new Map(groups.map((group) => [group.key, group])),
    groupOf: (valueId) => groupIds.get(valueId),
    shops: new Map(shops.map(({ id, language }) => [id, language])),
    categoryIds: new Set(categories.map(({ id }) => id)),
    find: (group, value) => ids.get(`${group.id} ${value}`),
    add(group, value, labels = labelsOf(group, value)) {
      last += 1
      ids.set(`${group.id} ${value}`, last)
      groupIds.set(last, group.id)
      const position = group.kind === 'figure' ? Math.round(Number(value) * 10) : last
      added.push({ id: last, groupId: group.id, value, labels, position })
      return last
    },
    structured,
    async save(tx, now) {
      await insertRows(tx, attributeValue, added)
      await structured.save(tx)
      const brandGroup = groups.find(({ key }) => key === 'brand')?.id
      const brands = added.filter(({ groupId }) => groupId === brandGroup)
      if (brands.length === 0) return
      const slugs = new Set((await tx.select({ slug: brand.slug }).from(brand)).map(({ slug }) => slug))
      await insertRows(
        tx,
        brand,
        brands.map((row) => brandRow(row, slugs, now)),
      )
    },
  }
}

const isKnownKey = (key: string): key is AttributeKey => key in ATTRIBUTES

/** "48 mm"; yes and no, and what has no unit, as it is. */
const labelsOf = ({ key, kind }: Group, value: string): PerLanguage<string> =>
  kind === 'figure' && isKnownKey(key) ? figureLabel(key, Number(value)) : { '*': value }

function brandRow(
  { id, value, labels }: typeof attributeValue.$inferInsert,
  slugs: Set<string>,
  now: Date,
): typeof brand.$inferInsert {
  const wanted = slugify(value)
  const slug = wanted === '' || slugs.has(wanted) ? `${wanted}-${id}` : wanted
  slugs.add(slug)
  const name = labels['*'] ?? Object.values(labels)[0] ?? value
  return { id, slug, name, createdAt: now.toISOString(), updatedAt: now.toISOString() }
}
