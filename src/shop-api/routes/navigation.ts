import { and, asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { NavigationItem } from '#domain/navigation/tree.ts'
import { moment } from '#contract/shop-api/listing-query.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { navigationTree } from '#shop-api/schema/shop.ts'
import { categoryOf, categoryOptions, isShown } from '#shop-api/serializers/category.ts'
import { subtree, wants } from '#shop-api/serializers/with.ts'
import type { HonoEnv } from './hono-env.ts'
import { readId } from './path-id.ts'
import { readValue, readWith } from './read-query.ts'
import { notFound } from './http-error.ts'

export const navigationRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/navigation/trees', async (context) => {
      const { scope } = context.var
      const trees = await readTrees(scope)
      return context.json(trees.map((tree) => treeOf(tree, scope)))
    })
    .get('/v1/navigation/trees/:id', async (context) => {
      const { scope } = context.var
      const [tree] = await readTrees(scope, readId(context.req.param('id'), 'Navigation tree'))
      if (!tree) throw notFound('Navigation tree')
      return context.json(treeOf(tree, scope))
    })

type Tree = typeof navigationTree.$inferSelect

export const readTrees = ({ db, shop }: Scope, id?: number): Promise<Tree[]> =>
  db
    .select()
    .from(navigationTree)
    .where(and(eq(navigationTree.shopId, shop.id), id === undefined ? undefined : eq(navigationTree.id, id)))
    .orderBy(asc(navigationTree.id))

/** All items with their time windows; with `filters[visibleAt]` only those visible at that time. */
function treeOf({ id, key, name, items }: Tree, scope: Scope) {
  const visibleAt = scope.query.get('filters[visibleAt]')
  const at = visibleAt === null ? null : readValue(visibleAt, moment, 'filters[visibleAt]')
  const fields = readWith(scope.query)
  const options = wants(fields, 'category')
    ? categoryOptions(subtree(fields, 'category'), undefined, false)
    : null
  const tree = scope.snapshot.treeOf(scope.shop)

  const shape = (item: NavigationItem): NavigationItem[] => {
    if (at && !isVisible(item, at)) return []
    const shaped = { ...item, children: item.children.flatMap(shape) }
    if (shaped.type !== 'category' || !options) return [shaped]
    const category = tree.byId.get(shaped.categoryId)
    return category && isShown(tree, category, false)
      ? [{ ...shaped, category: categoryOf(tree, category, options) }]
      : [shaped]
  }
  return { id, key, name, items: items.flatMap(shape) }
}

const isVisible = ({ visibleFrom, visibleTo }: NavigationItem, at: Date) =>
  (visibleFrom === null || new Date(visibleFrom) <= at) && (visibleTo === null || at <= new Date(visibleTo))
