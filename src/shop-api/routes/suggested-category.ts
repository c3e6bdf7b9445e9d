import { natural } from '#contract/shop-api/listing-query.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { categoryOf, categoryOptions } from '#shop-api/wire/category.ts'
import { below } from '#shop-api/wire/with.ts'
import { readValue, readWith } from './read-query.ts'

/**
 * A category that a search names, with what is above and below it as far as the request asks. The depth counts its own level; clients
 * send 0 where they want no more than that.
 */
export function suggestedCategory(
  { snapshot, shop, query }: Scope,
  category: Category,
  parameter: 'category.depth' | 'categoryDepth',
): Category {
  const depth = query.get(parameter)
  const levels = depth === null ? undefined : Math.max(1, readValue(depth, natural, parameter))
  const options = categoryOptions(below(readWith(query), 'category'), levels, false)
  return categoryOf(snapshot.treeOf(shop), category, options)
}
