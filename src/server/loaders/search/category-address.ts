import type { Category } from '#domain/catalogue/category.ts'
import { parameterForAttribute } from '#domain/listing/parameter.ts'
import type { Suggestion } from '#clients/shop-api/shop-client.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'

type CategoryFilters = Extract<Suggestion, { type: 'category' }>['filters']

/** The path of a category, with filters by their names in addresses behind other parameters. */
export function categoryAddress(
  category: Category,
  filters: CategoryFilters,
  parameters: Record<string, string> = {},
): string {
  const query = new URLSearchParams(parameters)
  for (const filter of filters) {
    const value = 'ids' in filter ? filter.ids.join(',') : String(filter.is)
    query.set(parameterForAttribute(filter.slug), value)
  }
  const path = pathOfCategory(category)
  return query.size === 0 ? path : `${path}?${query}`
}
