import type { Product } from '#domain/catalogue/product.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { attributeNumber, valuesOfAttribute } from '#domain/catalogue/read-attribute.ts'
import { productTypeFromCustomData } from '#domain/catalogue/category-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import { isGlasses } from '#domain/catalogue/slug.ts'
import type { AttributeKey } from '#domain/catalogue/attribute.ts'
import type { Minor } from '#domain/money/price.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { ShopClient, Where } from '#clients/shop-api/shop-client.ts'
import type { Context } from '#server/context.ts'
import type { ProductPage } from './product.ts'

/** Kinds of spec §4: similar products, more expensive ones, others of the brand, and complements. */
export type Recommendation = { kind: 'substitution' | 'upsell' | 'related' | 'xsell'; tiles: Tile[] }

const LIST_LENGTH = 4
/** Fewer do not make a shelf. */
const LEAST_LENGTH = 3
/** Similar products are queried once, and every product selects from the same result. */
const SIMILAR_COUNT = 48

/** What is needed of the product for which others are recommended. */
type RecommendationSource = Pick<ProductPage, 'product' | 'variant' | 'type'> & {
  colours: readonly { id: number }[]
}

/** Recommendations are optional: a page is shown without them. No model is recommended twice. */
export async function loadRecommendations(
  ctx: Context,
  variant: VariantCode,
  page: RecommendationSource,
): Promise<Recommendation[]> {
  const shop = ctx.shop(variant)
  const requests = requestsFor(page, await complement(ctx, shop, page))
  const found = await Promise.all(requests.map(({ where }) => similarProducts(ctx, shop, where)))
  const ownColours = new Set(page.colours.map(({ id }) => id))
  const shown = new Set([page.product.masterKey])
  return requests.flatMap(({ kind, of = (tiles) => tiles }, index) => {
    const fresh = of(found[index] ?? []).filter(({ id, model }) => !ownColours.has(id) && !shown.has(model))
    const tiles = [...Map.groupBy(fresh, ({ model }) => model).values()]
      .flatMap(([first]) => first ?? [])
      .slice(0, LIST_LENGTH)
    if (tiles.length < LEAST_LENGTH) return []
    for (const { model } of tiles) shown.add(model)
    return [{ kind, tiles }]
  })
}

/** `of` selects and sorts the products; without it their order stays. */
type TileRequest = { kind: Recommendation['kind']; where: Where; of?: (tiles: Tile[]) => Tile[] }

/** The complement of each type: care products for lenses, accessories for glasses. No lens fits a care product: which one is worn, the eye decides. */
const COMPLEMENT: Partial<Record<ProductType, ProductType>> = {
  contactLens: 'contactLensCare',
  rxGlasses: 'merchandise',
  sunglasses: 'merchandise',
  readingAids: 'merchandise',
  blueLightBlockingGlasses: 'merchandise',
}

async function complement(
  ctx: Context,
  shop: ShopClient,
  { product, type }: RecommendationSource,
): Promise<Where | null> {
  const complementType = COMPLEMENT[type]
  if (!complementType || isWornOnce(product)) return null
  try {
    const roots = await shop.rootCategories({ depth: 2 })
    const all = roots.flatMap((root) => [root, ...(root.children ?? [])])
    const category = all.find(
      (each) => productTypeFromCustomData(each.shopLevelCustomData) === complementType,
    )
    /** The first subcategory, such as cases, suits all glasses; spare parts suit only a few. */
    const first = complementType === 'merchandise' && category?.children?.find(({ isHidden }) => !isHidden)
    const suitable = first || category
    return suitable ? { categoryId: suitable.id } : null
  } catch (error) {
    ctx.log.warn({ error }, 'a product is shown without its complements')
    return null
  }
}

/** A lens for a single day is thrown away, and never cleaned. */
const isWornOnce = ({ attributes }: Product): boolean => attributeNumber(attributes, 'usageTime') === 1

/** Similar products have the same query whatever they cost, so that its result can be shared. */
function requestsFor(
  { product, type, variant }: RecommendationSource,
  complementWhere: Where | null,
): TileRequest[] {
  const path = product.categories?.[0] ?? []
  const similar = shared(
    product,
    isGlasses(type)
      ? ['frameShape', 'targetGroup']
      : ['lensType', 'wearingTime', 'solutionType', 'hearingAidPart'],
  )
  /**
   * Products without a shared attribute are similar if they are in the same category: cases match cases, not
   * screwdrivers.
   */
  const where = within(similar ? path[0] : path.at(-1), similar)
  const brand = shared(product, ['brand'])
  /** A multifocal lens is no choice for who wears a toric one. Care products are sold below the lenses. */
  const ofBrand = within(type === 'contactLensCare' ? path.at(-1) : path[0], {
    ...brand,
    ...shared(product, ['lensType']),
  })
  return [
    { kind: 'substitution', where },
    ...(isSoldInPacks(type)
      ? []
      : [
          {
            kind: 'upsell' as const,
            where,
            of: (tiles: Tile[]) => moreExpensive(variant.price.withTax, tiles),
          },
        ]),
    ...(brand ? [{ kind: 'related' as const, where: ofBrand }] : []),
    ...(complementWhere ? [{ kind: 'xsell' as const, where: complementWhere }] : []),
  ]
}

const within = (
  category: { categoryId: number } | undefined,
  attributes: Where['attributes'] | null,
): Where => ({
  ...(category && { categoryId: category.categoryId }),
  ...(attributes && { attributes }),
})

/** What costs more there is a larger pack, not a finer product. */
const isSoldInPacks = (type: ProductType): boolean =>
  type === 'contactLens' || type === 'contactLensCare' || type === 'hearingAidsMerchandise'

/** More expensive products, the cheapest first. */
const moreExpensive = (amount: Minor, tiles: Tile[]): Tile[] => {
  const priceOf = (tile: Tile) => tile.price?.current ?? 0
  return tiles.filter((tile) => priceOf(tile) > amount).toSorted((a, b) => priceOf(a) - priceOf(b))
}

function shared({ attributes }: Product, keys: AttributeKey[]): Record<string, number[]> | null {
  const entries = keys.flatMap((key) => {
    const ids = valuesOfAttribute(attributes, key).flatMap(({ id }) => (id === undefined ? [] : [id]))
    return ids.length > 0 ? [[key, ids] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

async function similarProducts(ctx: Context, shop: ShopClient, where: Where): Promise<Tile[]> {
  try {
    return (await shop.selection({ where, perPage: SIMILAR_COUNT })).entities
  } catch (error) {
    ctx.log.warn({ error }, 'a product is shown without recommendations')
    return []
  }
}
