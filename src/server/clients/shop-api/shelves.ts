import type { Product } from '#domain/catalogue/product.ts'
import { PRODUCT_TYPES, type ProductType } from '#domain/catalogue/product-type.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { TILE_WITH, tileOf } from '#domain/catalogue/tile.ts'
import { rememberEach } from '#server/clients/remember-each.ts'
import { type Memory, remember } from '#server/clients/remember.ts'
import type { ProductQuery, Shelves, ShopCalls } from '#server/clients/shop-api.ts'

/** A tile takes about 1 KB, a path a tenth of it, a selection half of it. */
const MOST = { tiles: 1500, paths: 2000, selections: 500 }

/** What a path is made of, and whether there is a page. */
const PATH_WITH =
  'attributes:key(salesStatus|manufacturerColorCode|quantityPerUnit|designatedPackagingContent)'

/**
 * Goods as shelves show them. The same ones stand on many pages: what they are is remembered, and all that is wanted at one time is
 * fetched by one question. Which they are is asked each time for a visitor's own question, and remembered for an editor's.
 */
export function shelvesOf(
  client: Pick<ShopCalls, 'products' | 'productsByIds'>,
  memory: Omit<Memory, 'most'>,
): Shelves & { expire(): void } {
  const eachById = <T>(fields: string, most: number, of: (product: Product) => T | null) =>
    rememberEach<number, T>(
      async (ids) => {
        const products = await client.productsByIds(ids, { with: fields })
        return new Map(products.flatMap((product) => pair(product.id, of(product))))
      },
      { ...memory, most },
    )
  const tiles = eachById(TILE_WITH, MOST.tiles, tileOf)
  const paths = new Map(
    PRODUCT_TYPES.map((type) => [type, eachById(PATH_WITH, MOST.paths, (each) => pathOf(each, type))]),
  )

  const found = async (query: ProductQuery) => {
    const { entities, pagination } = await client.products(query)
    return { ids: entities.map(({ id }) => id), pagination }
  }
  const selected = remember(found, { ...memory, most: MOST.selections })

  const tilesByIds: Shelves['tilesByIds'] = async (ids) => {
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
    selection: async (query) => pageOf(await selected(query)),
    productPaths: async (ids, type) => (await paths.get(type)?.(ids)) ?? new Map(),
    expire() {
      for (const each of [tiles, selected, ...paths.values()]) each.expire()
    },
  }
}

const pair = <T>(id: number, value: T | null): [number, T][] => (value === null ? [] : [[id, value]])

function pathOf(product: Product, type: ProductType): string | null {
  const isShown = product.isActive && !['offline', 'enrichment'].includes(salesStatus(product))
  return isShown ? productPath(product, type) : null
}
