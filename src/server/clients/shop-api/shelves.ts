import type { Product } from '#domain/catalogue/product.ts'
import { PRODUCT_TYPES, type ProductType } from '#domain/catalogue/product-type.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { TILE_WITH, tileOf } from '#domain/catalogue/tile.ts'
import { rememberEach } from '#server/clients/remember-each.ts'
import { type Memory, remember } from '#server/clients/remember.ts'
import type { Shelves, ShopCalls, Where } from '#server/clients/shop-api.ts'

/** A tile takes about 1 KB, a path a tenth of it, a shelf half of it. */
const MOST = { tiles: 1500, paths: 2000, shelves: 500 }
const SHELF = 48

/** What a path is made of, and whether there is a page. */
const PATH_WITH =
  'attributes:key(salesStatus|manufacturerColorCode|quantityPerUnit|designatedPackagingContent)'

/**
 * Goods as shelves show them. The same ones stand on many pages: which they are is asked each time, what they are is remembered,
 * and all that is wanted at one time is fetched by one question.
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

  const shelf = remember(
    async (where: Where) => {
      const { entities } = await client.products({ where, perPage: SHELF })
      return entities.map(({ id }) => id)
    },
    { ...memory, most: MOST.shelves },
  )

  const tilesByIds: Shelves['tilesByIds'] = async (ids) => {
    const found = await tiles(ids)
    return ids.flatMap((id) => found.get(id) ?? [])
  }
  return {
    tilesByIds,
    async tiles(query) {
      const { entities, pagination } = await client.products(query)
      return { entities: await tilesByIds(entities.map(({ id }) => id)), pagination }
    },
    shelf: async (where) => tilesByIds(await shelf(where)),
    productPath: async (id, type) => (await paths.get(type)?.([id]))?.get(id) ?? null,
    expire() {
      for (const each of [tiles, shelf, ...paths.values()]) each.expire()
    },
  }
}

const pair = <T>(id: number, value: T | null): [number, T][] => (value === null ? [] : [[id, value]])

function pathOf(product: Product, type: ProductType): string | null {
  const isShown = product.isActive && !['offline', 'enrichment'].includes(salesStatus(product))
  return isShown ? productPath(product, type) : null
}
