import type { Product } from '#domain/catalogue/product.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { valuesOf } from '#domain/catalogue/read-attribute.ts'
import { typeOfData } from '#domain/catalogue/category-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import { isGlasses } from '#domain/catalogue/slug.ts'
import type { AttributeKey } from '#domain/catalogue/attribute.ts'
import type { Minor } from '#domain/money/price.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { ShopClient, Where } from '#server/clients/shop-api.ts'
import type { Context } from '#server/context.ts'
import type { ProductPage } from './product.ts'

/** Kinds of spec §4: the same in another make, something finer, from the same house, what goes with it. */
export type Recommendation = { kind: 'substitution' | 'upsell' | 'related' | 'xsell'; tiles: Tile[] }

const SHELF = 4
/** What is alike is asked for once, whichever product shows some of it. */
const ALIKE = 48

/** What is known of the product that others are recommended with. */
type Regarded = Pick<ProductPage, 'product' | 'variant' | 'type'> & { colours: readonly { id: number }[] }

/** All of it is optional: a page stands without its recommendations. Nothing is recommended twice. */
export async function loadRecommendations(
  ctx: Context,
  variant: VariantCode,
  page: Regarded,
): Promise<Recommendation[]> {
  const shop = ctx.shop(variant)
  const wanted = wantedFor(page, await complement(ctx, shop, page.type))
  const found = await Promise.all(wanted.map(({ where }) => shelf(ctx, shop, where)))
  const shown = new Set([page.product.id, ...page.colours.map(({ id }) => id)])
  return wanted.flatMap(({ kind, of = (tiles) => tiles }, index) => {
    const models = new Set<string>()
    const fresh = of(found[index] ?? [])
      .filter(({ id, model }) => !shown.has(id) && !models.has(model) && models.add(model))
      .slice(0, SHELF)
    for (const { id } of fresh) shown.add(id)
    return fresh.length < 2 ? [] : [{ kind, tiles: fresh }]
  })
}

/** `of` chooses from what is on the shelf, in its order where absent. */
type Wanted = { kind: Recommendation['kind']; where: Where; of?: (tiles: Tile[]) => Tile[] }

/** What goes with a product, by its type: solutions with lenses, accessories with glasses. */
const COMPLEMENT: Partial<Record<ProductType, ProductType>> = {
  contactLens: 'contactLensCare',
  contactLensCare: 'contactLens',
  rxGlasses: 'merchandise',
  sunglasses: 'merchandise',
  readingAids: 'merchandise',
  blueLightBlockingGlasses: 'merchandise',
}

async function complement(ctx: Context, shop: ShopClient, type: ProductType): Promise<Where | null> {
  const wanted = COMPLEMENT[type]
  if (!wanted) return null
  try {
    const roots = await shop.rootCategories({ depth: 2 })
    const all = roots.flatMap((root) => [root, ...(root.children ?? [])])
    const category = all.find((each) => typeOfData(each.shopLevelCustomData) === wanted)
    /** What the shop names first, such as cases: they suit all glasses, spare parts only few. */
    const first = wanted === 'merchandise' && category?.children?.find(({ isHidden }) => !isHidden)
    const place = first || category
    return place ? { categoryId: place.id } : null
  } catch (error) {
    ctx.log.warn({ error }, 'a product stands without what goes with it')
    return null
  }
}

/** Much the same is one shelf for all products that are alike, whatever each of them costs. */
function wantedFor({ product, type, variant }: Regarded, goesWith: Where | null): Wanted[] {
  const path = product.categories?.[0] ?? []
  const alike = shared(
    product,
    isGlasses(type)
      ? ['frameShape', 'targetGroup']
      : ['lensType', 'wearingTime', 'solutionType', 'hearingAidPart'],
  )
  /** What shares no trait is alike where it stands together: cases with cases, not with screwdrivers. */
  const where = within(alike ? path[0] : path.at(-1), alike)
  const brand = shared(product, ['brand'])
  return [
    { kind: 'substitution', where },
    { kind: 'upsell', where, of: (tiles) => dearerThan(variant.price.withTax, tiles) },
    ...(brand ? [{ kind: 'related' as const, where: within(path[0], brand) }] : []),
    ...(goesWith ? [{ kind: 'xsell' as const, where: goesWith }] : []),
  ]
}

const within = (
  category: { categoryId: number } | undefined,
  attributes: Where['attributes'] | null,
): Where => ({
  ...(category && { categoryId: category.categoryId }),
  ...(attributes && { attributes }),
})

/** The next dearer ones first. */
const dearerThan = (amount: Minor, tiles: Tile[]): Tile[] => {
  const priceOf = (tile: Tile) => tile.price?.now ?? 0
  return tiles.filter((tile) => priceOf(tile) > amount).toSorted((a, b) => priceOf(a) - priceOf(b))
}

function shared({ attributes }: Product, keys: AttributeKey[]): Record<string, number[]> | null {
  const entries = keys.flatMap((key) => {
    const ids = valuesOf(attributes, key).flatMap(({ id }) => (id === undefined ? [] : [id]))
    return ids.length > 0 ? [[key, ids] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

async function shelf(ctx: Context, shop: ShopClient, where: Where): Promise<Tile[]> {
  try {
    return (await shop.selection({ where, perPage: ALIKE })).entities
  } catch (error) {
    ctx.log.warn({ error }, 'a product stands without recommendations')
    return []
  }
}
