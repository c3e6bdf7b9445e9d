import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#shop-api/db.ts'
import type { price, StoredImage, stock, Texts } from '#shop-api/schema/product.ts'
import type { Shop } from './dictionary.ts'

type CommonRow = {
  id: number
  referenceKey: string
  isComposite: boolean
  createdAt: string
  updatedAt: string
  firstLiveAt: string | null
  customData: Record<string, unknown>
  valueIds: number[]
  advancedIds: number[]
  texts: Texts
}

export type PriceRow = Omit<typeof price.$inferSelect, 'variantId' | 'shopId'>

export type VariantRow = CommonRow & {
  productId: number
  stock: Omit<typeof stock.$inferSelect, 'variantId'> | null
  price: PriceRow
}

export type ProductRow = CommonRow & {
  masterKey: string
  name: string
  isActive: boolean
  isNew: boolean
  categoryIds: number[]
  images: StoredImage[]
  /** Of this shop, in order of id; null where they were not asked for. */
  variants: VariantRow[] | null
}

/** The products with these ids that the shop has, in no order; with all their siblings if wanted. One statement. */
export async function readProducts(
  db: Db,
  shop: Shop,
  ids: number[],
  { siblings, variants }: { siblings: boolean; variants: boolean },
): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const named = sql`p.id in ${ids}`
  const wanted = siblings
    ? sql`p.master_key in (select p.master_key from product as p where ${named})`
    : named
  const found = await rows<{ product: ProductRow }>(
    db,
    sql`
      select json_build_object(${common('p')}, 'masterKey', p.master_key, 'isActive', p.is_active, 'isNew', p.is_new,
        'name', coalesce(p.names ->> ${shop.language}::text, p.names ->> '*'),
        'categoryIds', p.category_ids, 'images', p.images,
        'variants', ${variants ? variantsOf(shop, sql`v.product_id = p.id`) : sql`null`}) as product
      from product as p
      where ${wanted} and ${shop.id}::int = any (p.shop_ids) and p.names ?| array[${shop.language}::text, '*']`,
  )
  return found.map(({ product }) => product)
}

/** The variants with these ids that the shop sells, in order of id. */
export async function readVariants(db: Db, shop: Shop, ids: number[]): Promise<VariantRow[]> {
  if (ids.length === 0) return []
  const [found] = await rows<{ variants: VariantRow[] }>(
    db,
    sql`select ${variantsOf(shop, sql`v.id in ${ids}`)} as variants`,
  )
  return found?.variants ?? []
}

const variantsOf = (shop: Shop, which: SQL) => sql`
  (select coalesce(json_agg(json_build_object(${common('v')}, 'productId', v.product_id,
      'stock', case when s.variant_id is null then null else json_build_object('supplierId', s.supplier_id,
        'warehouseId', s.warehouse_id, 'quantity', s.quantity, 'isSellableWithoutStock', s.is_sellable_without_stock,
        'expectedAvailabilityAt', s.expected_availability_at) end,
      'price', json_build_object('withTax', a.with_tax, 'vatRate', a.vat_rate, 'reductions', a.reductions,
        'recommendedRetailPrice', a.recommended_retail_price, 'lowestPriorPrice', a.lowest_prior_price,
        'reference', a.reference, 'promotions', a.promotions)) order by v.id), '[]')
    from variant as v
    join price as a on a.variant_id = v.id and a.shop_id = ${shop.id}
    left join stock as s on s.variant_id = v.id
    where ${which})`

const common = (table: 'p' | 'v') => {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  return sql`'id', ${column('id')}, 'referenceKey', ${column('reference_key')}, 'isComposite', ${column('is_composite')},
    'createdAt', ${column('created_at')}, 'updatedAt', ${column('updated_at')}, 'firstLiveAt', ${column('first_live_at')},
    'customData', ${column('custom_data')}, 'valueIds', ${column('value_ids')}, 'advancedIds', ${column('advanced_ids')},
    'texts', ${column('texts')}`
}
