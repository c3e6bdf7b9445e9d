import type { Category } from '#domain/catalogue/category.ts'
import type { CategoryTree } from '#shop-api/catalogue/category-tree.ts'
import { below, option, wants, type With } from './with.ts'

export type CategoryOptions = {
  /** Levels in the answer, the category's own being the first. */
  depth: number
  showHidden: boolean
  /** Null: all properties. */
  properties: string[] | null
  parents: boolean
}

/** Reads `parents`, `properties`, `descendants` (or `children`, as search names it). Without a depth, descendants are all of them. */
export function categoryOptions(
  wanted: With,
  depth: number | undefined,
  showHidden: boolean,
): CategoryOptions {
  const isNested = wants(wanted, 'descendants') || wants(wanted, 'children')
  return {
    depth: depth ?? (isNested ? Infinity : 1),
    showHidden,
    properties: wants(wanted, 'properties') ? option(below(wanted, 'properties'), 'name') : [],
    parents: wants(wanted, 'parents'),
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

/** Unless hidden ones are asked for, a category below a hidden one is hidden as well. */
export const isShown = (tree: CategoryTree, category: Category, showHidden: boolean): boolean =>
  showHidden || category.rootlineIds.every((id) => tree.byId.get(id)?.isHidden === false)
