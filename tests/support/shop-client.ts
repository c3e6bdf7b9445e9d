import type { Product } from '#domain/catalogue/product.ts'
import type { Page, ShopClient } from '#server/clients/shop-api.ts'
import { ShopError } from '#server/errors.ts'

const down = async () => {
  throw new ShopError('upstream', 'GET something')
}

/** A Shop API that is down for every question. */
export const SHOP_DOWN: ShopClient = {
  product: down,
  productsByIds: down,
  productByReferenceKey: down,
  productIdOfVariant: down,
  products: down,
  filters: down,
  rootCategories: down,
  categoryById: down,
  categoryByPath: down,
  brands: down,
  suggestions: down,
  resolve: down,
  navigationTrees: down,
  redirects: down,
  redirect: down,
  configuration: down,
  promotions: down,
}

/** One page of so many products in all. */
export const pageOf = (entities: Product[], total = entities.length, page = 1): Page<Product> => ({
  entities,
  pagination: {
    current: entities.length,
    total,
    perPage: 24,
    page,
    first: 1,
    prev: Math.max(1, page - 1),
    next: page + 1,
    last: Math.max(1, Math.ceil(total / 24)),
  },
})
