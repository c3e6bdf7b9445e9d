import { parameterForAttribute } from '#domain/listing/parameter.ts'
import { type ListingQuery, parseListingQuery, withQuery, writeListingQuery } from '#domain/listing/query.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'

/** A listing that an address within the shop names. `address` is without variant prefix. */
export type NamedListing = { name: string; query: ListingQuery; address(query: ListingQuery): string }

/** The listing of a path and its query, both written anew: nothing of the given address is used as it stands. Null: none. */
export async function findListing(
  ctx: Pick<Context, 'shop'>,
  variant: VariantCode,
  given: string,
): Promise<NamedListing | null> {
  const [path = '', search = ''] = given.split('?', 2)
  const category = await ctx.shop(variant).categoryByPath(path.replace(/\/$/, ''), { depth: 1 })
  if (!category) return null
  const parameters = new Set([
    'branch',
    'categoryShopFilterSizes',
    ...category.supportedFilter.map(parameterForAttribute),
  ])
  return {
    name: category.name,
    query: parseListingQuery(new URLSearchParams(search), (slug) => parameters.has(slug)),
    address: (query) => withQuery(pathOfCategory(category), writeListingQuery(query)),
  }
}
