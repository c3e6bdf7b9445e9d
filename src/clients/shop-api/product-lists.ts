import type { Product } from '#domain/catalogue/product.ts'
import { PRODUCT_TYPES, type ProductType } from '#domain/catalogue/product-type.ts'
import { hasPage } from '#domain/catalogue/sales-status.ts'
import { canonicalPath } from '#domain/catalogue/slug.ts'
import { TILE_WITH, tileOf } from '#domain/catalogue/tile.ts'
import { memoizeByKey } from '#clients/cache/memoize-by-key.ts'
import { type MemoOptions, memoize } from '#clients/cache/memoize.ts'
import type { ProductQuery, ProductLists, ShopApi } from './shop-client.ts'

/** A tile takes about 1 KB, a path a tenth of it, a selection half of it. */
const LIMITS = { tiles: 1500, paths: 2000, selections: 500 }

/** The fields for the path of a product, and for whether it has a page. */
const PATH_WITH =
  'attributes:key(name|salesStatus|manufacturerColorCode|quantityPerUnit|designatedPackagingContent),variants'

/**
 * Products as product lists show them. Many pages show the same products, so tiles are cached by id, and missing
 * ones are fetched together. Which products match is requested each time for a visitor's query, and cached for an
 * editor's selection.
 */
export function createProductLists(
  client: Pick<ShopApi, 'products' | 'productsByIds'>,
  options: Omit<MemoOptions, 'limit'>,
): ProductLists & { expire(): void } {
  const eachById = <T>(fields: string, limit: number, of: (product: Product) => T | null) =>
    memoizeByKey<number, T>(
      async (ids) => {
        const products = await client.productsByIds(ids, { with: fields })
        return new Map(products.flatMap((product) => pair(product.id, of(product))))
      },
      { ...options, limit },
    )
  const tiles = eachById(TILE_WITH, LIMITS.tiles, (each) => (isListed(each) ? tileOf(each) : null))
  const paths = new Map(
    PRODUCT_TYPES.map((type) => [type, eachById(PATH_WITH, LIMITS.paths, (each) => pathOf(each, type))]),
  )

  const found = async (query: ProductQuery) => {
    const { entities, pagination } = await client.products(query)
    return { ids: entities.map(({ id }) => id), pagination }
  }
  const selected = memoize(found, { ...options, limit: LIMITS.selections })

  const tilesByIds: ProductLists['tilesByIds'] = async (ids) => {
    const known = await tiles(ids)
    return ids.flatMap((id) => known.get(id) ?? [])
  }
  const pageOf = async ({ ids, pagination }: Awaited<ReturnType<typeof found>>) => ({
    entities: await tilesByIds(ids),
    pagination,
  })
  return {
    tilesByIds,
    tiles: async (query) => pageOf(await found(query)),
    selection: async (query) => {
      const { entities, pagination } = await pageOf(await selected(query))
      return { entities: entities.filter(({ isDisplayable }) => isDisplayable), pagination }
    },
    productPaths: async (ids, type) => (await paths.get(type)?.(ids)) ?? new Map(),
    expire() {
      for (const each of [tiles, selected, ...paths.values()]) each.expire()
    },
  }
}

const pair = <T>(id: number, value: T | null): [number, T][] => (value === null ? [] : [[id, value]])

const pathOf = (product: Product, type: ProductType): string | null =>
  hasPage(product) ? canonicalPath(product, type) : null

/** An external Shop API may also find goods that have no page, or no variant and so no price. */
const isListed = (product: Product): boolean => hasPage(product) && (product.variants ?? []).length > 0
