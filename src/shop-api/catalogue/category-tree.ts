import type { Category, CategoryStep } from '#domain/catalogue/category.ts'
import type { Dictionary, Shop } from './dictionary.ts'

/** The tree as one shop shows it. Its categories have all properties, but no nested children or parent. */
export type CategoryTree = {
  byId: Map<number, Category>
  byPath: Map<string, Category>
  /** By parent id, 0 for roots; includes hidden categories. */
  children: Map<number, Category[]>
}

export function categoryTree(dictionary: Dictionary, shop: Shop): CategoryTree {
  const texts = new Map(
    dictionary.categoryTexts
      .filter(({ language }) => language === shop.language)
      .map((text) => [text.categoryId, text]),
  )
  const rowsBelow = Map.groupBy(dictionary.categories, ({ parentId }) => parentId)
  const tree: CategoryTree = { byId: new Map(), byPath: new Map(), children: new Map() }

  const grow = (parentId: number, parent: Category | null) => {
    const siblings: Category[] = []
    for (const row of rowsBelow.get(parentId) ?? []) {
      const text = texts.get(row.id)
      if (!text) continue
      const category: Category = {
        id: row.id,
        path: `${parent?.path ?? ''}/${text.slug}`,
        name: text.name,
        slug: text.slug,
        parentId,
        rootlineIds: [...(parent?.rootlineIds ?? []), row.id],
        childrenIds: [],
        depth: (parent?.depth ?? 0) + 1,
        properties: text.properties,
        isHidden: row.isHidden,
        supportedFilter: row.supportedFilter,
        shopLevelCustomData: text.customData,
        countryLevelCustomData: row.countryCustomData[shop.country] ?? {},
      }
      siblings.push(category)
      tree.byId.set(category.id, category)
      tree.byPath.set(category.path, category)
      grow(category.id, category)
      category.childrenIds = (tree.children.get(category.id) ?? [])
        .filter(({ isHidden }) => !isHidden)
        .map(({ id }) => id)
    }
    tree.children.set(parentId, siblings)
  }
  grow(0, null)
  return tree
}

/** The path from the root to a category; empty if the shop does not have it. */
export const categoryPathOf = (tree: CategoryTree, id: number): Category[] =>
  (tree.byId.get(id)?.rootlineIds ?? []).flatMap((step) => tree.byId.get(step) ?? [])

export const categoryStepOf = ({ id, name, slug, path, isHidden }: Category): CategoryStep => ({
  categoryId: id,
  categoryName: name,
  categorySlug: slug,
  categoryUrl: path,
  categoryHidden: isHidden,
})
