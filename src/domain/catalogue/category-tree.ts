import type { Category } from './category.ts'
import type { Filter } from './filter.ts'

/**
 * The categories that have products, or have such a category below them, by the counts of the filter that lists
 * categories. All of them where the shop has no such filter.
 */
export function withoutEmpty(categories: Category[], filters: readonly Filter[]): Category[] {
  const counts = filters.find(({ type }) => type === 'identifier')
  if (counts?.type !== 'identifier') return categories
  const filled = new Set(counts.values.filter(({ productCount }) => productCount > 0).map(({ id }) => id))
  const keep = (each: Category): Category[] => {
    const children = each.children?.flatMap(keep)
    if (!filled.has(each.id) && !children?.length) return []
    return [{ ...each, ...(children && { children }) }]
  }
  return categories.flatMap(keep)
}
