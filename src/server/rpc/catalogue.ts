import { CATALOGUE } from '#contract/rpc/catalogue.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { type ListingLayout, listingLayout, categoryProductType } from '#domain/catalogue/category-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { ShopClient, Where } from '#clients/shop-api/shop-client.ts'
import { ShopError } from '#platform/errors.ts'
import { type Procedure, procedure } from './procedure.ts'

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
    const { where, ...query } = payload
    const whole: Where = { ...where, categoryId: await categoryIdOf(shop, payload) }
    const { entities, pagination } = await shop.products({ ...query, where: whole })
    return { products: entities, pagination }
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

  getCurrentPromotions: procedure(CATALOGUE.getCurrentPromotions, async ({ ctx, variant }, pages) => {
    // Rounded to the minute, so that repeated queries can use the cache.
    const activeAt = `${ctx.now().toISOString().slice(0, 16)}:00Z`
    const { entities, pagination } = await ctx.shop(variant).promotions({ ...pages, activeAt })
    // Who has no code learns neither it nor what it opens.
    return { entities: entities.filter(({ code }) => code === undefined), pagination }
  }),
} satisfies Record<keyof typeof CATALOGUE, Procedure>

async function categoryIdOf(
  shop: ShopClient,
  given: { category: string } | { categoryId: number },
): Promise<number> {
  if ('categoryId' in given) return given.categoryId
  return found(await shop.categoryByPath(given.category), `category ${given.category}`).id
}

/** The Shop API counts the requested level as the first. */
const depthOf = ({ children, includeHidden }: { children: number; includeHidden: boolean }) => ({
  depth: children + 1,
  with: children > 0 ? 'parents,descendants' : 'parents',
  showHidden: includeHidden,
})

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

function found<T>(value: T | null, what: string): T {
  if (value === null) throw new ShopError('not-found', what)
  return value
}
