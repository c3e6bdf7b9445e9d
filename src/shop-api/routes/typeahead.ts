import { Hono } from 'hono'
import { typeaheadRequest } from '#contract/shop-api/listing-query.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { interpret, type CategoryMatch } from '#shop-api/search/interpret.ts'
import { tokens } from '#shop-api/tokenizer/tokens.ts'
import { inLanguage } from '#shop-api/serializers/attributes.ts'
import type { HonoEnv } from './hono-env.ts'
import { readBody } from './read-body.ts'
import { productsOf, readTerm } from './search.ts'
import { suggestedCategory } from './suggested-category.ts'

const DEFAULT_PRODUCTS = 5

export const typeaheadRoutes = () =>
  new Hono<HonoEnv>().post('/v1/typeahead', async (context) => {
    const { scope } = context.var
    const { categoryId, limit = DEFAULT_PRODUCTS } = await readBody(context.req.raw, typeaheadRequest)
    const term = readTerm(scope)
    const interpretation = await interpret(scope, term, { unfinished: true, within: categoryId })
    const categories = interpretation.categoryMatches.map((reading, place) => ({
      type: 'brandOrCategory',
      score: 1 / (place + 1),
      brandOrCategorySuggestion: suggestionOf(reading, term, scope),
    }))
    const products = (await productsOf(scope, interpretation, limit)).map((product, place) => ({
      type: 'product',
      score: 1 / (place + 2),
      productSuggestion: { suggestion: emphasise(product.name, term), product },
    }))
    const suggestions = [...categories, ...products].toSorted((a, b) => b.score - a.score)
    const [topMatch] = suggestions
    return context.json({ ...(topMatch && { topMatch }), suggestions })
  })

function suggestionOf({ category, values, productCount }: CategoryMatch, term: string, scope: Scope) {
  const { language } = scope.shop
  const brand = values.find(({ group }) => group.key === 'brand')
  const labelOf = (value: (typeof values)[number]) => inLanguage(value.labels, language) ?? value.value
  return {
    suggestion: emphasise([brand && labelOf(brand), category.name].filter(Boolean).join(' '), term),
    primaryMatch: brand ? 'brand' : 'category',
    category: suggestedCategory(scope, category, 'categoryDepth'),
    ...(brand && { brand: { id: brand.id, name: labelOf(brand) } }),
    attributeFilters: [...Map.groupBy(values, ({ group }) => group)].map(([group, ofGroup]) => ({
      slug: group.key,
      id: group.id,
      name: inLanguage(group.labels, language) ?? group.key,
      values: ofGroup.map((value) => ({ id: value.id, name: labelOf(value), value: value.value })),
    })),
    productCount,
  }
}

/** HTML that marks the typed text where a word of the text starts with it. */
function emphasise(text: string, term: string): string {
  const typed = tokens(term)
  return text.replace(/[\p{L}\p{N}]+|[&<>]/gu, (piece) => {
    const match = typed.find((each) => piece.toLowerCase().startsWith(each))
    return match === undefined
      ? (ENTITIES.get(piece) ?? piece)
      : `<em>${piece.slice(0, match.length)}</em>${piece.slice(match.length)}`
  })
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])
