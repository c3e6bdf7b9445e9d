import { Hono } from 'hono'
import { flag, ids, positive } from '#contract/shop-api/listing-query.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { categoryOf, categoryOptions, isShown } from '#shop-api/serializers/category.ts'
import type { HonoEnv } from './hono-env.ts'
import { readId } from './path-id.ts'
import { readValue, readWith } from './read-query.ts'
import { notFound } from './http-error.ts'

export const categoryRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/categories', (context) => context.json(roots(context.var.scope)))
    .get('/v1/categories/:path{.+}', (context) =>
      context.json(one(context.var.scope, context.req.param('path'))),
    )

/** The roots, or the categories in `ids`. */
function roots(scope: Scope) {
  const tree = scope.snapshot.treeOf(scope.shop)
  const options = readOptions(scope)
  const requested = scope.query.get('ids')
  const selected =
    requested === null
      ? (tree.children.get(0) ?? [])
      : [...new Set(readValue(requested, ids, 'ids'))].flatMap((id) => tree.byId.get(id) ?? [])
  return selected
    .filter((category) => isShown(tree, category, options.showHidden))
    .map((category) => categoryOf(tree, category, options))
}

/** Digits are an id, anything else a path of slugs. */
function one(scope: Scope, path: string) {
  const tree = scope.snapshot.treeOf(scope.shop)
  const options = readOptions(scope)
  const category = /^\d+$/.test(path)
    ? tree.byId.get(readId(path, 'Category'))
    : tree.byPath.get(`/${path.replace(/\/+$/, '')}`)
  if (!category || !isShown(tree, category, options.showHidden)) throw notFound('Category')
  return categoryOf(tree, category, options)
}

function readOptions({ query }: Scope) {
  const depth = query.get('depth')
  const showHidden = query.get('showHidden')
  return categoryOptions(
    readWith(query),
    depth === null ? undefined : readValue(depth, positive, 'depth'),
    showHidden !== null && readValue(showHidden, flag, 'showHidden'),
  )
}
