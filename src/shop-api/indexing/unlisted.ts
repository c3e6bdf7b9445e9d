import { sql } from 'drizzle-orm'

/** Whether a row of `product` lies in hidden categories alone, such as the parts of a configured pair of glasses. */
export const isUnlisted = sql`(cardinality(product.category_ids) > 0 and not exists (
  select 1 from category where category.id = any (product.category_ids) and not category.is_hidden))`
