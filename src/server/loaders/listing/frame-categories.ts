import { productTypeFromCustomData } from '#domain/catalogue/category-type.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { ShopApi } from '#clients/shop-api/shop-client.ts'

const FRAMES: readonly ProductType[] = ['rxGlasses', 'sunglasses']

/** The root categories of frames that shoppers see, glasses first. */
export async function frameCategories(shop: Pick<ShopApi, 'rootCategories'>): Promise<Category[]> {
  const roots = await shop.rootCategories({ depth: 1 })
  return FRAMES.flatMap(
    (type) =>
      roots.find(
        ({ shopLevelCustomData, isHidden }) =>
          !isHidden && productTypeFromCustomData(shopLevelCustomData) === type,
      ) ?? [],
  )
}
