import { categoryPathOf, categoryStepOf } from '#shop-api/catalogue/category-tree.ts'
import type { ProductRow } from './product-rows.ts'
import type { SerializerContext } from '#shop-api/serializers/serializer-context.ts'
import { option, wants, type With } from '#shop-api/serializers/with.ts'

/** Paths from the root; those through a hidden category only on request. */
export function categoriesOf(row: ProductRow, fields: With, { snapshot, shop }: SerializerContext) {
  const tree = snapshot.treeOf(shop)
  const showsHidden = option(fields, 'hidden')?.includes('true') ?? false
  const names = option(fields, 'properties')
  return row.categoryIds
    .map((id) => categoryPathOf(tree, id))
    .filter((path) => path.length > 0 && (showsHidden || path.every(({ isHidden }) => !isHidden)))
    .map((path) =>
      path.map((category) => ({
        ...categoryStepOf(category),
        ...(names && {
          categoryProperties: category.properties.filter(({ name }) => names.includes(name)),
        }),
        ...(wants(fields, 'shopLevelCustomData') && { shopLevelCustomData: category.shopLevelCustomData }),
        ...(wants(fields, 'countryLevelCustomData') && {
          countryLevelCustomData: category.countryLevelCustomData,
        }),
      })),
    )
}

/** Fields that public clients may request in addition to those that the storefront reads. */
export function optionalFields(
  row: ProductRow,
  fields: With,
  { snapshot, shop }: SerializerContext,
): Record<string, unknown> {
  const tree = snapshot.treeOf(shop)
  const base = row.categoryIds.flatMap((id) => tree.byId.get(id) ?? [])
  return {
    ...(wants(fields, 'searchCategoryIds') && {
      searchCategoryIds: [...new Set(base.flatMap(({ rootlineIds }) => rootlineIds))],
    }),
    ...(wants(fields, 'baseCategories') && {
      baseCategories: base.map(({ id, name, parentId, path }) => ({
        categoryId: id,
        categoryName: name,
        categoryParentId: parentId,
        categoryPath: path,
      })),
    }),
    ...(wants(fields, 'definingAttributes') && { definingAttributes: {} }),
    ...(wants(fields, 'sellableTimeframe') && { sellableTimeframe: { from: row.firstLiveAt, to: null } }),
  }
}
