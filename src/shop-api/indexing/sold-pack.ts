import { sql } from 'drizzle-orm'

/**
 * Whether the country of a row of `shop` gets a row of `product` in its box, as `isSoldInPack` says it of a product that was read.
 * A row of sizes has both at once, which a path that is not strict would take from two rows.
 */
export const isSoldPack = sql`(not exists (
  select 1 from advanced_value sizes
    join advanced_attribute on advanced_attribute.id = sizes.attribute_id
    join attribute_value box on box.id = any (product.value_ids)
    join attribute_group on attribute_group.id = box.group_id
  where sizes.id = any (product.advanced_ids)
    and advanced_attribute.key = 'availablePackageSizes' and attribute_group.key = 'quantityPerUnit'
    and jsonb_path_exists(sizes.values, 'strict $.** ? (exists (@.country))')
    and not jsonb_path_exists(
      sizes.values,
      'strict $.** ? (@.country == $country && (@.count == $text || @.count == $count))',
      jsonb_build_object('country', shop.country, 'text', box.value, 'count', substring(box.value from '[0-9]+')::int)
    )))`
