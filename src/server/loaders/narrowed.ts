import type { Narrowing } from '#domain/content/need.ts'
import type { ShopClient, Where } from '#server/clients/shop-api.ts'

/**
 * A choice of goods narrowed by filters whose values are named by their keys, as the shop numbers them. Null where the shop has no
 * such filter or value: nothing is what was asked for.
 */
export async function narrowed(shop: ShopClient, where: Where, narrow: Narrowing): Promise<Where | null> {
  const wanted = Object.entries(narrow)
  if (wanted.length === 0) return where
  const filters = await shop.filters({ where })
  const attributes: Record<string, number[]> = {}
  const booleans: Record<string, boolean> = {}
  for (const [slug, values] of wanted) {
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
