import type { z } from 'zod'
import type { listedFilter, where } from '#contract/rpc/catalogue-filters.ts'
import type { ProductQuery, ShopClient, Where } from '#clients/shop-api/shop-client.ts'
import { found } from './found.ts'

type InCategory = Pick<ProductQuery, 'includeSoldOut' | 'includeSellableForFree'> & {
  where: z.output<typeof where>
  includedFilters?: string[]
} & ({ category: string } | { categoryId: number })

/**
 * The products that a payload names. Filters that the category does not offer are left out, as contracts/rpc says, except those of
 * `whitelistAttributes`. A category that the shop does not have throws ShopError 'not-found'.
 */
export async function whereInCategory(shop: ShopClient, payload: InCategory): Promise<Where> {
  const { attributes = {}, whitelistAttributes = [], not = {}, booleans = {}, ...others } = payload.where
  const categoryId = await idOf(shop, payload)
  const listed = Array.isArray(attributes) ? byKey(attributes) : { attributes, booleans: {} }
  const chosen = { attributes: listed.attributes, not, booleans: { ...booleans, ...listed.booleans } }
  const isOffered = Object.values(chosen).some((filters) => Object.keys(filters).length > 0)
    ? await offeredFilters(shop, categoryId, payload)
    : () => false
  const always = byKey(whitelistAttributes)
  return {
    ...others,
    categoryId,
    ...unlessEmpty('attributes', { ...only(chosen.attributes, isOffered), ...always.attributes }),
    ...unlessEmpty('not', only(chosen.not, isOffered)),
    ...unlessEmpty('booleans', { ...only(chosen.booleans, isOffered), ...always.booleans }),
  }
}

async function idOf(shop: ShopClient, payload: InCategory): Promise<number> {
  if ('categoryId' in payload) return payload.categoryId
  return found(await shop.categoryByPath(payload.category), `category ${payload.category}`).id
}

type Listed = readonly z.output<typeof listedFilter>[]

const byKey = (listed: Listed): Required<Pick<Where, 'attributes' | 'booleans'>> => ({
  attributes: Object.fromEntries(
    listed.flatMap((each) =>
      each.type === 'attributes' ? [['key' in each ? each.key : String(each.id), each.values]] : [],
    ),
  ),
  booleans: Object.fromEntries(
    listed.flatMap((each) => (each.type === 'boolean' ? [[each.key, each.value]] : [])),
  ),
})

/** A filter goes by its slug, in any case ("isnew"), or by the id of its attribute. */
async function offeredFilters(
  shop: ShopClient,
  categoryId: number,
  { includedFilters = [], includeSoldOut = false, includeSellableForFree = false }: InCategory,
): Promise<(name: string) => boolean> {
  const filters = await shop.filters({
    where: { categoryId },
    including: includedFilters,
    includeSoldOut,
    includeSellableForFree,
  })
  const names = new Set(filters.flatMap(({ id, slug }) => [String(id), slug.toLowerCase()]))
  return (name) => names.has(name.toLowerCase())
}

const only = <T>(filters: Record<string, T>, isOffered: (name: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => isOffered(name)))

const unlessEmpty = <Name extends string, T extends object>(name: Name, filters: T) =>
  Object.keys(filters).length > 0 ? ({ [name]: filters } as Record<Name, T>) : {}
