import { inLanguage } from '#shop-api/serializers/attributes.ts'
import type {
  PriceRow,
  ProductRecord,
  StockRow,
  VariantRecord,
} from '#shop-api/catalogue/product-repository.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'

/** A variant as the shop of the request sells it. */
export type VariantRow = VariantRecord & { price: PriceRow; stock: StockRow | null }

/** A product in the shop of the request. */
export type ProductRow = Omit<ProductRecord, 'names' | 'variants'> & {
  name: string
  /** Null if they were not requested. */
  variants: VariantRow[] | null
}

type RequestedRows = { siblings: boolean; variants: boolean; siblingVariants: boolean }

/** The products with these ids that the shop has, in no order, with all their siblings if requested. */
export async function readProducts(
  scope: Scope,
  ids: number[],
  requested: RequestedRows,
): Promise<ProductRow[]> {
  const { products: repository } = scope.snapshot
  const own = await repository.byIds(ids)
  const familyIds = requested.siblings ? [...own.values()].flatMap(({ familyIds }) => familyIds) : []
  const family = await repository.byIds(familyIds)
  const all = new Map([...family, ...own])

  const priced = [...all.values()].filter(({ id }) =>
    own.has(id) ? requested.variants : requested.siblingVariants,
  )
  const rows = new Map((await variantRows(scope, priced)).map((row) => [row.product.id, row.variants]))
  return [...all.values()].flatMap(({ names, ...record }) => {
    const name = inLanguage(names, scope.shop.language)
    return name === undefined || !record.shopIds.includes(scope.shop.id)
      ? []
      : [{ ...record, name, variants: rows.get(record.id) ?? null }]
  })
}

/** The variants of these products that have a price in the shop, with the current stock. */
export async function variantRows({ snapshot, shop }: Scope, products: ProductRecord[]) {
  const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id))
  const [prices, stocks] = await Promise.all([
    snapshot.products.prices(shop.id, ids),
    snapshot.products.stock(ids),
  ])
  return products.map((product) => ({
    product,
    variants: product.variants.flatMap((variant): VariantRow[] => {
      const price = prices.get(variant.id)
      return price ? [{ ...variant, price, stock: stocks.get(variant.id) ?? null }] : []
    }),
  }))
}
