import { inLanguage } from '#shop-api/wire/attributes.ts'
import type { PriceRow, ProductRecord, StockRow, VariantRecord } from './records.ts'
import type { Scope } from './scope.ts'

/** A variant as the shop of the request sells it. */
export type VariantRow = VariantRecord & { price: PriceRow; stock: StockRow | null }

/** A product as the shop of the request has it. */
export type ProductRow = Omit<ProductRecord, 'names' | 'variants'> & {
  name: string
  /** Null where they were not asked for. */
  variants: VariantRow[] | null
}

type Wanted = { siblings: boolean; variants: boolean; siblingVariants: boolean }

/** The products with these ids that the shop has, in no order, and with them all their siblings if wanted. */
export async function readProducts(scope: Scope, ids: number[], wanted: Wanted): Promise<ProductRow[]> {
  const { records } = scope.snapshot
  const own = await records.products(ids)
  const familyIds = wanted.siblings ? [...own.values()].flatMap(({ familyIds }) => familyIds) : []
  const family = await records.products(familyIds)
  const all = new Map([...family, ...own])

  const priced = [...all.values()].filter(({ id }) =>
    own.has(id) ? wanted.variants : wanted.siblingVariants,
  )
  const rows = new Map((await variantRows(scope, priced)).map((row) => [row.product.id, row.variants]))
  return [...all.values()].flatMap(({ names, ...record }) => {
    const name = inLanguage(names, scope.shop.language)
    return name === undefined || !record.shopIds.includes(scope.shop.id)
      ? []
      : [{ ...record, name, variants: rows.get(record.id) ?? null }]
  })
}

/** The variants of these products that the shop has a price for, with what is in stock now. */
export async function variantRows({ snapshot, shop }: Scope, products: ProductRecord[]) {
  const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id))
  const [prices, stocks] = await Promise.all([
    snapshot.records.prices(shop.id, ids),
    snapshot.records.stock(ids),
  ])
  return products.map((product) => ({
    product,
    variants: product.variants.flatMap((variant): VariantRow[] => {
      const price = prices.get(variant.id)
      return price ? [{ ...variant, price, stock: stocks.get(variant.id) ?? null }] : []
    }),
  }))
}
