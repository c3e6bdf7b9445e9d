import type { KeyFilters } from '#domain/content/block-data.ts'
import type { ShopClient, Where } from '#clients/shop-api/shop-client.ts'

/**
 * Narrows a product query by filters whose values are given by key, and translates the keys into the shop's ids.
 * Null where the shop has no such filter or value: then no product matches.
 */
export async function filterByKeys(
  shop: ShopClient,
  where: Where,
  narrow: KeyFilters,
): Promise<Where | null> {
  const filtersByKey = Object.entries(narrow)
  if (filtersByKey.length === 0) return where
  const filters = await shop.filters({ where })
  const attributes: Record<string, number[]> = {}
  const booleans: Record<string, boolean> = {}
  for (const [slug, values] of filtersByKey) {
    const filter = filters.find((each) => each.slug === slug)
    if (filter?.type === 'boolean') booleans[slug] = values.includes('true')
    else if (filter?.type === 'attributes') {
      const ids = filter.values.filter(({ value }) => values.includes(value)).map(({ id }) => id)
      if (ids.length === 0) return null
      attributes[slug] = ids
    } else return null
  }
  return { ...where, attributes, booleans }
}
