import { Hono } from 'hono'
import { natural } from '#contract/shop-api/listing-query.ts'
import { loadProducts } from '#shop-api/catalogue/load-products.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { findByKey } from '#shop-api/search/find-by-key.ts'
import { interpret, type Interpretation, type Reading } from '#shop-api/search/interpret.ts'
import { walk } from '#shop-api/search/walk.ts'
import { inLanguage } from '#shop-api/wire/attributes.ts'
import { categoryOf, categoryOptions } from '#shop-api/wire/category.ts'
import { below, parseWith, wants } from '#shop-api/wire/with.ts'
import { categoryEntity, navigationEntities } from './search-entities.ts'
import type { Env } from './env.ts'
import { readValue, readWith } from './read-query.ts'
import { badRequest } from './refusal.ts'

const MOST = 5

export const searchRoutes = () =>
  new Hono<Env>()
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

/** Products of the term, the best first. */
export async function productsOf(
  scope: Scope,
  { products, ranks }: Interpretation,
  limit: number,
  wanted = 'product',
) {
  const ids = await walk(scope.snapshot, scope.shop, { products, ranks }, {}, { offset: 0, limit })
  return loadProducts(scope, ids, below(readWith(scope.query), wanted))
}

async function suggestions(scope: Scope) {
  const term = readTerm(scope)
  const interpretation = await interpret(scope, term, true)
  const inCategory = readCategory(scope)
  const shown = interpretation.readings.filter(
    ({ category }) => inCategory === null || category.rootlineIds.includes(inCategory),
  )
  const products = await productsOf(scope, interpretation, MOST)
  return {
    suggestions: [
      ...products.map((product) => ({ type: 'product', productSuggestion: { product } })),
      ...shown.slice(0, MOST).map((reading) => categoryEntity(scope, reading)),
      ...(await navigationEntities(scope, term, MOST)),
    ],
  }
}

/** A product by its keys, else the category that the whole term names, else a navigation item of that name. */
async function resolve(scope: Scope) {
  const term = readTerm(scope)
  const [id] = await findByKey(scope, term)
  if (id !== undefined) {
    const [product] = await loadProducts(scope, [id], below(readWith(scope.query), 'product'))
    if (product) return { type: 'product', productSuggestion: { product } }
  }
  const { readings } = await interpret(scope, term, false)
  const [reading] = readings
  if (reading) return categoryEntity(scope, reading)
  const [item] = await navigationEntities(scope, term, 1, true)
  return item ?? null
}

async function suggestionsV1(scope: Scope) {
  const { query, snapshot, shop } = scope
  const term = readTerm(scope)
  const wanted = query.has('with') ? readWith(query) : parseWith('brands,categories,productNames,products')
  const interpretation = await interpret(scope, term, true)
  const { readings, values } = interpretation
  const found = ['products', 'productNames'].some((name) => wants(wanted, name))
    ? await productsOf(scope, interpretation, MOST, 'products')
    : []
  const tree = snapshot.treeOf(shop)
  return {
    brands: values
      .filter(({ group }) => group.key === 'brand')
      .map(({ id, value, labels }) => ({ id, value, label: inLanguage(labels, shop.language) ?? value })),
    categories: wants(wanted, 'categories')
      ? readings.map(({ category }) =>
          categoryOf(tree, category, categoryOptions(below(wanted, 'categories'), undefined, false)),
        )
      : [],
    productNames: wants(wanted, 'productNames')
      ? [...new Set(found.map(({ name }) => name))].map((name) => ({ term: name }))
      : [],
    products: wants(wanted, 'products') ? found : [],
  }
}

async function mappings(scope: Scope) {
  const { readings, values } = await interpret(scope, readTerm(scope), false)
  const groups = Map.groupBy(values, ({ group }) => group)
  return {
    matches: [
      ...[...groups].map(([{ id, key }, ofGroup]) => ({
        type: 'attribute',
        attributeGroup: { id, slug: key },
        attributeIds: ofGroup.map((value) => value.id),
      })),
      ...readings.map(({ category: { id, name } }) => ({ type: 'category', id, name })),
    ],
  }
}

async function resolveV1(scope: Scope) {
  const term = readTerm(scope)
  const inCategory = readCategory(scope)
  const { readings } = await interpret(scope, term, false)
  const { language } = scope.shop
  const matchOf = ({ category, values, productCount }: Reading) => ({
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
  return {
    matches: readings
      .filter(({ category }) => inCategory === null || category.rootlineIds.includes(inCategory))
      .map(matchOf),
  }
}

const readCategory = ({ query }: Scope): number | null => {
  const id = query.get('categoryId')
  return id === null ? null : readValue(id, natural, 'categoryId')
}
