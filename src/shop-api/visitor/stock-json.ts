import { sql } from 'drizzle-orm'

/** A stock row of the table joined as `stock`, as JSON; null where the join found none. */
export const stockAsJson = sql.raw(`case when stock.variant_id is not null then json_build_object(
  'variantId', stock.variant_id, 'supplierId', stock.supplier_id, 'warehouseId', stock.warehouse_id, 'quantity', stock.quantity,
  'isSellableWithoutStock', stock.is_sellable_without_stock, 'expectedAvailabilityAt', stock.expected_availability_at) end`)
