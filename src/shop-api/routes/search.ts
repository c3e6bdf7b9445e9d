import { Hono } from 'hono'
import { natural, selectionOptions } from '#contract/shop-api/listing-query.ts'
import { loadProducts } from '#shop-api/products/load-products.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { findByKey } from '#shop-api/search/find-by-key.ts'
import { interpret, type Interpretation, type CategoryMatch } from '#shop-api/search/interpret.ts'
import { sortedProductIds } from '#shop-api/search/sorted-product-ids.ts'
import { inLanguage } from '#shop-api/serializers/attributes.ts'
import { categoryOf, categoryOptions } from '#shop-api/serializers/category.ts'
import { subtree, parseWith, wants } from '#shop-api/serializers/with.ts'
import { categoryEntity, navigationEntities } from './search-entities.ts'
import type { HonoEnv } from './hono-env.ts'
import { readQuery, readValue, readWith } from './read-query.ts'
import { badRequest } from './http-error.ts'

const MAX_ENTITIES = 5

export const searchRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v2/search/suggestions', async (context) => context.json(await suggestions(context.var.scope)))
    .get('/v2/search/resolve', async (context) => {
      const entity = await resolve(context.var.scope)
      return entity ? context.json(entity) : context.body(null, 204)
    })
    .get('/v1/search/suggestions', async (context) => context.json(await suggestionsV1(context.var.scope)))
    .get('/v1/search/mappings', async (context) => context.json(await mappings(context.var.scope)))
    .get('/v1/search/resolve', async (context) => context.json(await resolveV1(context.var.scope)))

export function readTerm({ query }: Scope): string {
  const term = query.get('term')
  if (term === null) throw badRequest('term: is missing')
  return term
}

/** Products that match the term, the best first; `first` are ids that come before them. */
export async function productsOf(
  scope: Scope,
  { products, ranks }: Interpretation,
  limit: number,
  part = 'product',
  first: readonly number[] = [],
) {
  const matching = await sortedProductIds(
    scope.snapshot,
    scope.shop,
    { products, ranks },
    {},
    { offset: 0, limit },
  )
  const ids = [...new Set([...first, ...matching])].slice(0, limit)
  return loadProducts(scope, ids, subtree(readWith(scope.query), part))
}

async function suggestions(scope: Scope) {
  const term = readTerm(scope)
  const { includeSoldOut } = readQuery(scope.query, selectionOptions.pick({ includeSoldOut: true }))
  const within = readCategory(scope)
  const interpretation = await interpret(scope, term, { unfinished: true, includeSoldOut, within })
  const products = await productsOf(
    scope,
    interpretation,
    MAX_ENTITIES,
    'product',
    await findByKey(scope, term, within),
  )
  return {
    suggestions: [
      ...products.map((product) => ({ type: 'product', productSuggestion: { product } })),
      ...interpretation.categoryMatches.slice(0, MAX_ENTITIES).map((match) => categoryEntity(scope, match)),
      ...(await navigationEntities(scope, term, MAX_ENTITIES)),
    ],
  }
}

/**
 * A product by one of its keys, else the category whose name is the whole term, else a navigation item of
 * that name.
 */
async function resolve(scope: Scope) {
  const term = readTerm(scope)
  const within = readCategory(scope)
  const [id] = await findByKey(scope, term, within)
  if (id !== undefined) {
    const [product] = await loadProducts(scope, [id], subtree(readWith(scope.query), 'product'))
    if (product) return { type: 'product', productSuggestion: { product } }
  }
  const { categoryMatches } = await interpret(scope, term, { within })
  const [match] = categoryMatches
  if (match) return categoryEntity(scope, match)
  const [item] = await navigationEntities(scope, term, 1, true)
  return item ?? null
}

async function suggestionsV1(scope: Scope) {
  const { query, snapshot, shop } = scope
  const term = readTerm(scope)
  const fields = query.has('with') ? readWith(query) : parseWith('brands,categories,productNames,products')
  const interpretation = await interpret(scope, term, { unfinished: true })
  const { categoryMatches, values } = interpretation
  const found = ['products', 'productNames'].some((name) => wants(fields, name))
    ? await productsOf(scope, interpretation, MAX_ENTITIES, 'products')
    : []
  const tree = snapshot.treeOf(shop)
  return {
    brands: values
      .filter(({ group }) => group.key === 'brand')
      .map(({ id, value, labels }) => ({ id, value, label: inLanguage(labels, shop.language) ?? value })),
    categories: wants(fields, 'categories')
      ? categoryMatches.map(({ category }) =>
          categoryOf(tree, category, categoryOptions(subtree(fields, 'categories'), undefined, false)),
        )
      : [],
    productNames: wants(fields, 'productNames')
      ? [...new Set(found.map(({ name }) => name))].map((name) => ({ term: name }))
      : [],
    products: wants(fields, 'products') ? found : [],
  }
}

async function mappings(scope: Scope) {
  const { categoryMatches, values } = await interpret(scope, readTerm(scope))
  const groups = Map.groupBy(values, ({ group }) => group)
  return {
    matches: [
      ...[...groups].map(([{ id, key }, ofGroup]) => ({
        type: 'attribute',
        attributeGroup: { id, slug: key },
        attributeIds: ofGroup.map((value) => value.id),
      })),
      ...categoryMatches.map(({ category: { id, name } }) => ({ type: 'category', id, name })),
    ],
  }
}

async function resolveV1(scope: Scope) {
  const term = readTerm(scope)
  const { categoryMatches } = await interpret(scope, term, { within: readCategory(scope) })
  const { language } = scope.shop
  const matchOf = ({ category, values, productCount }: CategoryMatch) => ({
    count: productCount,
    match: term,
    category: { match: category.name, id: category.id, name: category.name },
    attributes: values.map(({ id, value, labels, group }) => ({
      match: inLanguage(labels, language) ?? value,
      name: inLanguage(labels, language) ?? value,
      attributeGroup: group.id,
      attributeId: id,
    })),
  })
  return { matches: categoryMatches.map(matchOf) }
}

const readCategory = ({ query }: Scope): number | null => {
  const id = query.get('categoryId')
  return id === null ? null : readValue(id, natural, 'categoryId')
}
