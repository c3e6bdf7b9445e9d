import { asc } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'
import {
  advancedAttribute,
  advancedValue,
  attributeGroup,
  attributeValue,
  brand,
} from '#shop-api/schema/attribute.ts'
import { campaign, promotion } from '#shop-api/schema/marketing.ts'
import { category, categoryText, shop } from '#shop-api/schema/shop.ts'

export type Shop = typeof shop.$inferSelect
export type Value = typeof attributeValue.$inferSelect & { group: Group }
export type Group = typeof attributeGroup.$inferSelect & { values: Value[] }
type Advanced = typeof advancedAttribute.$inferSelect
type AdvancedValue = typeof advancedValue.$inferSelect & { attribute: Advanced }
export type Brand = typeof brand.$inferSelect
export type Campaign = typeof campaign.$inferSelect
type PromotionRow = typeof promotion.$inferSelect
type CategoryRow = typeof category.$inferSelect
type CategoryText = typeof categoryText.$inferSelect

/** The small tables that every response needs, whatever the number of products: shops, labels, categories. */
export type Dictionary = {
  shops: Map<number, Shop>
  /** In order of position. */
  groups: Group[]
  groupByKey: Map<string, Group>
  values: Map<number, Value>
  advanced: Map<number, AdvancedValue>
  brands: Brand[]
  campaigns: Campaign[]
  /** Highest priority first. */
  promotions: PromotionRow[]
  /** In order of position. */
  categories: CategoryRow[]
  categoryTexts: CategoryText[]
}

export async function readDictionary(db: Db): Promise<Dictionary> {
  const [
    shops,
    groupRows,
    valueRows,
    advancedRows,
    advancedValues,
    brands,
    campaigns,
    promotions,
    categories,
    texts,
  ] = await Promise.all([
    db.select().from(shop),
    db.select().from(attributeGroup).orderBy(asc(attributeGroup.position), asc(attributeGroup.id)),
    db.select().from(attributeValue).orderBy(asc(attributeValue.position), asc(attributeValue.id)),
    db.select().from(advancedAttribute),
    db.select().from(advancedValue),
    db.select().from(brand).orderBy(asc(brand.id)),
    db.select().from(campaign).orderBy(asc(campaign.id)),
    db.select().from(promotion).orderBy(asc(promotion.priority), asc(promotion.id)),
    db.select().from(category).orderBy(asc(category.position), asc(category.id)),
    db.select().from(categoryText),
  ])
  const groups = groupRows.map((row): Group => ({ ...row, values: [] }))
  const groupById = new Map(groups.map((group) => [group.id, group]))
  const values = new Map<number, Value>()
  for (const row of valueRows) {
    const group = groupById.get(row.groupId)
    if (!group) continue
    const value = { ...row, group }
    group.values.push(value)
    values.set(row.id, value)
  }
  const attributeById = new Map(advancedRows.map((row) => [row.id, row]))
  const advanced = new Map<number, AdvancedValue>()
  for (const row of advancedValues) {
    const attribute = attributeById.get(row.attributeId)
    if (attribute) advanced.set(row.id, { ...row, attribute })
  }
  return {
    shops: new Map(shops.map((row) => [row.id, row])),
    groups,
    groupByKey: new Map(groups.map((group) => [group.key, group])),
    values,
    advanced,
    brands,
    campaigns,
    promotions,
    categories,
    categoryTexts: texts,
  }
}
