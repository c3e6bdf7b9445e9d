import { natural } from '#contract/shop-api/listing-query.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { categoryOf, categoryOptions } from '#shop-api/serializers/category.ts'
import { subtree } from '#shop-api/serializers/with.ts'
import { readValue, readWith } from './read-query.ts'

/**
 * A category that a search suggests, with its ancestors and descendants as far as the request includes them.
 * The depth counts its own level; clients send 0 for that level alone.
 */
export function suggestedCategory(
  { snapshot, shop, query }: Scope,
  category: Category,
  parameter: 'category.depth' | 'categoryDepth',
): Category {
  const depth = query.get(parameter)
  const levels = depth === null ? undefined : Math.max(1, readValue(depth, natural, parameter))
  const options = categoryOptions(subtree(readWith(query), 'category'), levels, false)
  return categoryOf(snapshot.treeOf(shop), category, options)
}
