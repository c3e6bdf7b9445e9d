import { CATALOGUE } from '#contract/rpc/catalogue.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { withoutEmpty } from '#domain/catalogue/category-tree.ts'
import { type ListingLayout, listingLayout, categoryProductType } from '#domain/catalogue/category-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { ProductQuery, ShopClient } from '#clients/shop-api/shop-client.ts'
import { found } from './found.ts'
import { type Procedure, procedure } from './procedure.ts'
import { whereInCategory } from './where-in-category.ts'

export const catalogueProcedures = {
  getProductById: procedure(CATALOGUE.getProductById, async ({ ctx, variant }, payload) => {
    const { id, includeSoldOut: _, ...options } = payload
    return found(await ctx.shop(variant).product(id, options), `product ${id}`)
  }),

  getProductsByIds: procedure(CATALOGUE.getProductsByIds, ({ ctx, variant }, { ids, ...options }) =>
    ctx.shop(variant).productsByIds(ids, options),
  ),

  getProductsByCategory: procedure(CATALOGUE.getProductsByCategory, async ({ ctx, variant }, payload) => {
    const shop = ctx.shop(variant)
    const { entities, pagination } = await shop.products({
      ...payload,
      where: await whereInCategory(shop, payload),
    })
    return { products: entities, pagination }
  }),

  getProductsByReferenceKeys: procedure(
    CATALOGUE.getProductsByReferenceKeys,
    ({ ctx, variant }, { referenceKeys, ...options }) =>
      ctx.shop(variant).productsByReferenceKeys(referenceKeys, options),
  ),

  getVariantById: procedure(CATALOGUE.getVariantById, ({ ctx, variant }, { ids, include }) =>
    ctx.shop(variant).variants(ids, include === undefined ? {} : { with: include }),
  ),

  getProductsCount: procedure(CATALOGUE.getProductsCount, async ({ ctx, variant }, payload) => {
    const shop = ctx.shop(variant)
    return { count: await countOf(shop, { ...payload, where: await whereInCategory(shop, payload) }) }
  }),

  getFilters: procedure(CATALOGUE.getFilters, async ({ ctx, variant }, payload) => {
    const shop = ctx.shop(variant)
    const { includedFilters: including = [] } = payload
    const query = { ...payload, where: await whereInCategory(shop, payload) }
    const [filters, unfilteredCount] = await Promise.all([
      shop.filters({ ...query, including }),
      countOf(shop, query),
    ])
    return { filters, unfilteredCount }
  }),

  fetchAllFiltersForCategory: procedure(
    CATALOGUE.fetchAllFiltersForCategory,
    async ({ ctx, variant }, { category, includedFilters: including = [] }) =>
      (await ctx.shop(variant).filters({ where: { categoryId: category.id }, including })).map(
        ({ slug }) => slug,
      ),
  ),

  getRootCategories: procedure(CATALOGUE.getRootCategories, async ({ ctx, variant }, payload) => ({
    categories: await ctx.shop(variant).rootCategories(depthOf(payload)),
  })),

  getCategoryTree: procedure(CATALOGUE.getCategoryTree, async ({ ctx, variant }, payload) => {
    const shop = ctx.shop(variant)
    const roots = await shop.rootCategories(depthOf(payload))
    if (!payload.hideEmptyCategories) return roots
    return withoutEmpty(roots, await shop.filters({ where: {}, with: 'values,category_ids' }))
  }),

  getCategoryByPath: procedure(CATALOGUE.getCategoryByPath, async ({ ctx, variant }, payload) => {
    const category = await ctx.shop(variant).categoryByPath(payload.path, depthOf(payload))
    return found(category, `category ${payload.path}`)
  }),

  getCategoryById: procedure(CATALOGUE.getCategoryById, async ({ ctx, variant }, payload) => {
    const category = await ctx.shop(variant).categoryById(payload.id, depthOf(payload))
    return found(category, `category ${payload.id}`)
  }),

  getCategoriesByPath: procedure(CATALOGUE.getCategoriesByPath, async ({ ctx, variant }, payload) => {
    const shop = ctx.shop(variant)
    if (/^\/*$/.test(payload.path))
      return { categories: await shop.rootCategories(depthOf(payload)), activeNode: null }
    const node = await shop.categoryByPath(payload.path, depthOf(payload))
    const activeNode = found(node, `category ${payload.path}`)
    return { categories: [pathFromRoot(activeNode)], activeNode }
  }),

  getCategoryPathMapping: procedure(CATALOGUE.getCategoryPathMapping, async ({ ctx, variant }) => {
    const roots = await ctx.shop(variant).rootCategories({ depth: 3, with: 'descendants' })
    return Object.fromEntries(roots.flatMap((root) => layouts(root, null)))
  }),

  getShopConfiguration: procedure(CATALOGUE.getShopConfiguration, ({ ctx, variant }) =>
    ctx.shop(variant).configuration(),
  ),
} satisfies Record<keyof typeof CATALOGUE, Procedure>

const countOf = async (shop: ShopClient, query: ProductQuery): Promise<number> =>
  (await shop.products({ ...query, perPage: 1 })).pagination.total

/** The Shop API counts the requested level as the first. */
const depthOf = ({ children, includeHidden, properties = [] }: Tree) => ({
  depth: children + 1,
  with: [
    'parents',
    ...(children > 0 ? ['descendants'] : []),
    ...(properties.length > 0 ? [`properties:name(${properties.join('|')})`] : []),
  ].join(','),
  showHidden: includeHidden,
})

type Tree = { children: number; includeHidden: boolean; properties?: string[] }

/** The root above a category; each level contains only the path down to it. */
function pathFromRoot({ parent, ...category }: Category): Category {
  return parent ? pathFromRoot({ ...parent, children: [category] }) : category
}

/** Each category with the layout of its listing. A category without a type inherits its parent's. */
function layouts(category: Category, inherited: ProductType | null): [string, ListingLayout][] {
  const type = categoryProductType(category) ?? inherited
  const children = (category.children ?? []).flatMap((child) => layouts(child, type))
  return [[category.path, listingLayout(type)], ...children]
}
