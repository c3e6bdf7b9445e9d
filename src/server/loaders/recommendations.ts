import type { Product } from '#domain/catalogue/product.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { valuesOf } from '#domain/catalogue/read-attribute.ts'
import { typeOfData } from '#domain/catalogue/category-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import { isGlasses } from '#domain/catalogue/slug.ts'
import type { AttributeKey } from '#domain/catalogue/attribute.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { ShopClient, Where } from '#server/clients/shop-api.ts'
import type { Context } from '#server/context.ts'
import type { ProductPage } from './product.ts'

/** Kinds of spec §4: the same in another make, something finer, from the same house, what goes with it. */
export type Recommendation = { kind: 'substitution' | 'upsell' | 'related' | 'xsell'; tiles: Tile[] }

const SHELF = 4

/** All of it is optional: a page stands without its recommendations. Nothing is recommended twice. */
export async function loadRecommendations(
  ctx: Context,
  variant: VariantCode,
  page: ProductPage,
): Promise<Recommendation[]> {
  const shop = ctx.shop(variant)
  const goesWith = await complement(ctx, shop, page.type)
  const wanted = await Promise.all(
    [...shelves(page), ...goesWith].map(async ({ kind, where }) => ({
      kind,
      found: await found(ctx, shop, where),
    })),
  )
  const shown = new Set([page.product.id, ...page.colours.map(({ id }) => id)])
  return wanted.flatMap(({ kind, found: tiles }) => {
    const models = new Set<string>()
    const fresh = tiles
      .filter(({ id, model }) => !shown.has(id) && !models.has(model) && models.add(model))
      .slice(0, SHELF)
    for (const { id } of fresh) shown.add(id)
    return fresh.length < 2 ? [] : [{ kind, tiles: fresh }]
  })
}

/** What goes with a product, by its type: solutions with lenses, cases and cloths with glasses. */
const COMPLEMENT: Partial<Record<ProductType, ProductType>> = {
  contactLens: 'contactLensCare',
  contactLensCare: 'contactLens',
  rxGlasses: 'merchandise',
  sunglasses: 'merchandise',
  readingAids: 'merchandise',
  blueLightBlockingGlasses: 'merchandise',
}

async function complement(
  ctx: Context,
  shop: ShopClient,
  type: ProductType,
): Promise<{ kind: 'xsell'; where: Where }[]> {
  const wanted = COMPLEMENT[type]
  if (!wanted) return []
  try {
    const roots = await shop.rootCategories({ depth: 2 })
    const all = roots.flatMap((root) => [root, ...(root.children ?? [])])
    const category = all.find((each) => typeOfData(each.shopLevelCustomData) === wanted)
    return category ? [{ kind: 'xsell', where: { categoryId: category.id } }] : []
  } catch (error) {
    ctx.log.warn({ error }, 'a product stands without what goes with it')
    return []
  }
}

function shelves({ product, type, variant }: ProductPage): { kind: Recommendation['kind']; where: Where }[] {
  const [family] = product.categories?.[0] ?? []
  const scope: Where = family ? { categoryId: family.categoryId } : {}
  const alike = shared(
    product,
    isGlasses(type)
      ? ['frameShape', 'targetGroup']
      : ['lensType', 'wearingTime', 'solutionType', 'hearingAidPart'],
  )
  return [
    { kind: 'substitution', where: { ...scope, ...(alike && { attributes: alike }) } },
    {
      kind: 'upsell',
      where: { ...scope, minPrice: variant.price.withTax + 1, ...(alike && { attributes: alike }) },
    },
    { kind: 'related', where: { attributes: shared(product, ['brand']) ?? {} } },
  ]
}

function shared({ attributes }: Product, keys: AttributeKey[]): Record<string, number[]> | null {
  const entries = keys.flatMap((key) => {
    const ids = valuesOf(attributes, key).flatMap(({ id }) => (id === undefined ? [] : [id]))
    return ids.length > 0 ? [[key, ids] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

async function found(ctx: Context, shop: ShopClient, where: Where): Promise<Tile[]> {
  try {
    return (await shop.tiles({ where, perPage: 16 })).entities
  } catch (error) {
    ctx.log.warn({ error }, 'a product stands without recommendations')
    return []
  }
}
