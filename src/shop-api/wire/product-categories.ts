import { pathOf, stepOf } from '#shop-api/catalogue/category-tree.ts'
import type { ProductRow } from '#shop-api/catalogue/product-rows.ts'
import type { Shaping } from './shaping.ts'
import { option, wants, type With } from './with.ts'

/** Paths from the root, those through a hidden category only on demand. */
export function categoriesOf(row: ProductRow, wanted: With, { snapshot, shop }: Shaping) {
  const tree = snapshot.treeOf(shop)
  const showsHidden = option(wanted, 'hidden')?.includes('true') ?? false
  const names = option(wanted, 'properties')
  return row.categoryIds
    .map((id) => pathOf(tree, id))
    .filter((path) => path.length > 0 && (showsHidden || path.every(({ isHidden }) => !isHidden)))
    .map((path) =>
      path.map((category) => ({
        ...stepOf(category),
        ...(names && {
          categoryProperties: category.properties.filter(({ name }) => names.includes(name)),
        }),
        ...(wants(wanted, 'shopLevelCustomData') && { shopLevelCustomData: category.shopLevelCustomData }),
        ...(wants(wanted, 'countryLevelCustomData') && {
          countryLevelCustomData: category.countryLevelCustomData,
        }),
      })),
    )
}

/** What public clients may ask for beside what our shop reads. */
export function lesserParts(
  row: ProductRow,
  wanted: With,
  { snapshot, shop }: Shaping,
): Record<string, unknown> {
  const tree = snapshot.treeOf(shop)
  const base = row.categoryIds.flatMap((id) => tree.byId.get(id) ?? [])
  return {
    ...(wants(wanted, 'searchCategoryIds') && {
      searchCategoryIds: [...new Set(base.flatMap(({ rootlineIds }) => rootlineIds))],
    }),
    ...(wants(wanted, 'baseCategories') && {
      baseCategories: base.map(({ id, name, parentId, path }) => ({
        categoryId: id,
        categoryName: name,
        categoryParentId: parentId,
        categoryPath: path,
      })),
    }),
    ...(wants(wanted, 'definingAttributes') && { definingAttributes: {} }),
    ...(wants(wanted, 'sellableTimeframe') && { sellableTimeframe: { from: row.firstLiveAt, to: null } }),
  }
}
