import { productTypeOf } from '#domain/catalogue/category-type.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'

/** The type of a product by the categories it lies in. */
export type TypeOf = (product: Pick<Product, 'categories'>) => ProductType

const readFrom = new WeakMap<Category[], TypeOf>()

/**
 * How a shop's products come to their types: from the nearest of their categories that tells. One question to the Shop
 * API, which its client remembers; what is told by none is merchandise.
 */
export async function loadTypeOf(ctx: Context, variant: VariantCode): Promise<TypeOf> {
  const roots = await ctx.shop(variant).rootCategories({ depth: 10, showHidden: true })
  const known = readFrom.get(roots)
  if (known) return known
  const types = new Map(roots.flatMap((root) => typesWithin(root, null)))
  const typeOf: TypeOf = ({ categories = [] }) =>
    categories
      .flatMap((path) => path.toReversed())
      .map(({ categoryId }) => types.get(categoryId) ?? null)
      .find((type) => type !== null) ?? 'merchandise'
  readFrom.set(roots, typeOf)
  return typeOf
}

/** Each category below and with this one; what says nothing itself is what lies above it. */
function typesWithin(category: Category, above: ProductType | null): [number, ProductType | null][] {
  const own = productTypeOf(category) ?? above
  return [[category.id, own], ...(category.children ?? []).flatMap((child) => typesWithin(child, own))]
}
