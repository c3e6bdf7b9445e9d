import type { Category } from '#domain/catalogue/category.ts'
import type { CategoryTree } from '#shop-api/catalogue/category-tree.ts'
import { subtree, option, wants, type With } from './with.ts'

export type CategoryOptions = {
  /** Levels in the response, counting the category's own as the first. */
  depth: number
  showHidden: boolean
  /** Null: all properties. */
  properties: string[] | null
  parents: boolean
}

/**
 * Reads `parents`, `properties`, `descendants` (or `children`, the name in search). Without a depth, all
 * descendants.
 */
export function categoryOptions(
  fields: With,
  depth: number | undefined,
  showHidden: boolean,
): CategoryOptions {
  const isNested = wants(fields, 'descendants') || wants(fields, 'children')
  return {
    depth: depth ?? (isNested ? Infinity : 1),
    showHidden,
    properties: wants(fields, 'properties') ? option(subtree(fields, 'properties'), 'name') : [],
    parents: wants(fields, 'parents'),
  }
}

export function categoryOf(tree: CategoryTree, category: Category, options: CategoryOptions): Category {
  const { depth, showHidden, properties } = options
  const shown = (tree.children.get(category.id) ?? []).filter(({ isHidden }) => showHidden || !isHidden)
  const parent = options.parents ? tree.byId.get(category.parentId) : undefined
  return {
    ...category,
    childrenIds: shown.map(({ id }) => id),
    properties: properties
      ? category.properties.filter(({ name }) => properties.includes(name))
      : category.properties,
    ...(depth > 1 && {
      children: shown.map((child) =>
        categoryOf(tree, child, { ...options, depth: depth - 1, parents: false }),
      ),
    }),
    ...(parent && { parent: categoryOf(tree, parent, { ...options, depth: 1 }) }),
  }
}

/** A category below a hidden one is hidden as well, unless hidden ones are requested. */
export const isShown = (tree: CategoryTree, category: Category, showHidden: boolean): boolean =>
  showHidden || category.rootlineIds.every((id) => tree.byId.get(id)?.isHidden === false)
