import { Hono } from 'hono'
import { flag, ids, positive } from '#contract/shop-api/listing-query.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { categoryOf, categoryOptions, isShown } from '#shop-api/wire/category.ts'
import type { Env } from './env.ts'
import { readId } from './path-id.ts'
import { readValue, readWith } from './read-query.ts'
import { notFound } from './refusal.ts'

export const categoryRoutes = () =>
  new Hono<Env>()
    .get('/v1/categories', (context) => context.json(roots(context.var.scope)))
    .get('/v1/categories/:path{.+}', (context) =>
      context.json(one(context.var.scope, context.req.param('path'))),
    )

/** The roots, or with `ids` the categories named. */
function roots(scope: Scope) {
  const tree = scope.snapshot.treeOf(scope.shop)
  const options = readOptions(scope)
  const named = scope.query.get('ids')
  const wanted =
    named === null
      ? (tree.children.get(0) ?? [])
      : [...new Set(readValue(named, ids, 'ids'))].flatMap((id) => tree.byId.get(id) ?? [])
  return wanted
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
