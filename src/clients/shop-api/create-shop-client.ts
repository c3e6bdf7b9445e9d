import { z } from 'zod'
import { campaignDetail } from '#contract/shop-api/campaign.ts'
import { category } from '#contract/shop-api/category.ts'
import { filters } from '#contract/shop-api/filter.ts'
import { navigationTree } from '#contract/shop-api/navigation.ts'
import { page } from '#contract/shop-api/page.ts'
import { product, variantDetail } from '#contract/shop-api/product.ts'
import { promotion } from '#contract/shop-api/promotion.ts'
import { resolvedEntity as oneEntity, searchEntities as entities } from '#contract/shop-api/search.ts'
import { brand, redirect } from '#contract/shop-api/shop.ts'
import { shopConfigurationAnswer } from '#contract/shop-api/shop-configuration.ts'
import { variantOfShop, VARIANTS } from '#i18n/variants.ts'
import type { ShopApi } from './shop-client.ts'
import { ShopError } from '#platform/errors.ts'
import { branchCalls } from './branch-calls.ts'
import { type Access, find, get } from './call.ts'
import { combinedQuery, idList, productQuery, type Query, soldOutQuery, whereQuery } from './query.ts'
import { suggestionsOf } from './suggestion.ts'

const products = page(product)
const owners = page(z.object({ id: z.int(), productId: z.int() }))
const variants = page(variantDetail)
const campaigns = page(campaignDetail)
const brands = page(brand)
const promotions = page(promotion)
const redirects = page(redirect)
const categories = z.array(category)
const trees = z.array(navigationTree)

/**
 * The Shop API of one shop over HTTP. Only this module knows its addresses, parameters and the shape of its
 * answers.
 */
export function createShopClient(access: Access): ShopApi {
  const searchEntities: ShopApi['searchEntities'] = async (term, { with: fields, ...options } = {}) => {
    const query = { term, categoryId: options.categoryId, with: fields, ...soldOutQuery(options) }
    return (await get(access, { path: '/v2/search/suggestions', query, isPriced: true }, entities))
      .suggestions
  }
  const resolvedEntity: ShopApi['resolvedEntity'] = async (term, { with: fields, categoryId } = {}) => {
    const query = { term, categoryId, with: fields }
    return (await find(access, { path: '/v2/search/resolve', query }, oneEntity))?.[0] ?? null
  }
  const configuration = shopConfigurationAnswer(usualSettings(access.shopId))
  return {
    product: (id, { with: fields, includeSellableForFree } = {}) =>
      find(
        access,
        { path: `/v1/products/${id}`, query: { with: fields, includeSellableForFree }, isPriced: true },
        product,
      ),

    async productsByIds(ids, { with: fields } = {}) {
      const query = { ids: idList('productIds', ids), with: fields, perPage: ids.length }
      return (await get(access, { path: '/v1/products', query, isPriced: true }, products)).entities
    },

    async productByReferenceKey(referenceKey, { with: fields } = {}) {
      if (referenceKey === '') throw new ShopError('bad-request', 'referenceKey must not be empty')
      const query = { referenceKey, with: fields }
      const { entities } = await get(access, { path: '/v1/products', query, isPriced: true }, products)
      if (entities.length > 1)
        throw new ShopError('invalid-answer', `More than one product has the reference key ${referenceKey}`)
      return entities[0] ?? null
    },

    async productsByReferenceKeys(keys, { with: fields } = {}) {
      const query = { 'filters[referenceKey]': keys.join(','), with: fields, perPage: keys.length }
      return (await get(access, { path: '/v1/products', query, isPriced: true }, products)).entities
    },

    async variants(ids, { with: fields } = {}) {
      const query = { ids: idList('variantIds', ids), with: fields, perPage: ids.length }
      return (await get(access, { path: '/v1/variants', query, isPriced: true }, variants)).entities
    },

    async productIdOfVariant(id) {
      const { entities } = await get(access, { path: '/v1/variants', query: { ids: id } }, owners)
      return entities[0]?.productId ?? null
    },

    products: (query) =>
      get(access, { path: '/v1/products', query: productQuery(query), isPriced: true }, products),

    filters({ where, including, with: fields = 'values', ...query }) {
      const listed = including?.length ? including.join(',') : undefined
      return get(
        access,
        {
          path: '/v1/filters',
          query: {
            with: fields,
            including: listed,
            ...whereQuery(where),
            ...combinedQuery(query),
            ...soldOutQuery(query),
          },
          isPriced: true,
        },
        filters,
      )
    },

    rootCategories: (options) =>
      get(access, { path: '/v1/categories', query: categoryQuery(options) }, categories),

    categoryById: (id, options) =>
      find(access, { path: `/v1/categories/${id}`, query: categoryQuery(options) }, category),

    async categoryByPath(path, options) {
      const segments = path.split('/').filter((segment) => segment !== '')
      // An empty path is the list of roots, and one of digits is an id: neither names a category by its path.
      if (/^\d*$/.test(segments.join('/'))) return null
      const encoded = segments.map(encodeURIComponent).join('/')
      return find(access, { path: `/v1/categories/${encoded}`, query: categoryQuery(options) }, category)
    },

    async rxProducts() {
      const roots = await get(
        access,
        { path: '/v1/categories', query: categoryQuery({ depth: 1, showHidden: true }) },
        categories,
      )
      const category = roots.find(({ shopLevelCustomData }) => shopLevelCustomData.handle === 'rxParts')
      if (category === undefined) return []
      const query = productQuery({
        where: { categoryId: category.id },
        with: 'attributes:key(lensColor),variants.attributes:key(lensColor|lensForm)',
        includeSellableForFree: true,
        perPage: 100,
      })
      return (await get(access, { path: '/v1/products', query }, products)).entities
    },

    async campaign(key) {
      const { entities } = await get(access, { path: '/v1/campaigns', query: { perPage: 100 } }, campaigns)
      return entities.find((each) => each.key === key) ?? null
    },

    brand: (id) => find(access, { path: `/v1/brands/${id}` }, brand),

    brands: (options) => get(access, { path: '/v1/brands', query: { ...options } }, brands),

    searchEntities,
    resolvedEntity,
    suggestions: async (term, options) => (await searchEntities(term, options)).flatMap(suggestionsOf),

    async resolve(term) {
      // What the address of a product is made of.
      const entity = await resolvedEntity(term, {
        with: 'product.attributes,product.categories,product.variants.attributes:key(ean)',
      })
      return entity ? (suggestionsOf(entity)[0] ?? null) : null
    },

    navigationTrees: ({ with: fields, visibleAt } = {}) =>
      get(
        access,
        { path: '/v1/navigation/trees', query: { with: fields, 'filters[visibleAt]': visibleAt } },
        trees,
      ),

    redirects: (number, perPage) =>
      get(access, { path: '/v1/redirects', query: { page: number, perPage } }, redirects),

    redirect: (url) => find(access, { path: '/v1/redirects', body: { url } }, redirect),

    ...branchCalls(access),

    promotions: (options) => get(access, { path: '/v1/promotions', query: { ...options } }, promotions),

    configuration: () => get(access, { path: '/v1/shop-configuration' }, configuration),
  }
}

const categoryQuery = (options: { depth?: number; with?: string; showHidden?: boolean } = {}): Query => ({
  depth: options.depth,
  with: options.with,
  showHidden: options.showHidden || undefined,
})

/** Language and currency of our shop with this id, for services that do not state them. */
function usualSettings(shopId: number) {
  const own = VARIANTS[variantOfShop(shopId) ?? 'de-de']
  return { locale: own.intl, currency: own.currency }
}
