import type { SearchEntity } from '#contract/shop-api/search.ts'
import type { NavigationItem } from '#domain/navigation/tree.ts'
import type { Value } from '#shop-api/catalogue/dictionary.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { CategoryMatch } from '#shop-api/search/interpret.ts'
import { inLanguage } from '#shop-api/serializers/attributes.ts'
import { readTrees } from './navigation.ts'
import { suggestedCategory } from './suggested-category.ts'

/** A category with the filters that the rest of the term describes. */
export function categoryEntity(
  scope: Scope,
  { category, values, productCount }: CategoryMatch,
): SearchEntity {
  const groups = [...Map.groupBy(values, ({ group }) => group).values()]
  return {
    type: 'category',
    categorySuggestion: {
      category: suggestedCategory(scope, category, 'category.depth'),
      filters: groups.map((ofGroup) => filterOf(ofGroup, scope.shop.language)),
      productCount,
    },
  }
}

type CategoryFilter = Extract<SearchEntity, { type: 'category' }>['categorySuggestion']['filters'][number]

function filterOf(values: Value[], language: string): CategoryFilter {
  const labelled = values.map(({ id, value, labels }) => ({
    id,
    value,
    label: inLanguage(labels, language) ?? value,
  }))
  const { id, key, labels, type, multiSelect, kind } = values[0]?.group ?? NO_GROUP
  const label = inLanguage(labels, language) ?? key
  return kind === 'boolean'
    ? { type: 'boolean', booleanFilter: { slug: key, value: true, label } }
    : {
        type: 'attribute',
        attributeFilter: { group: { id, key, label, type, multiSelect }, values: labelled },
      }
}

const NO_GROUP = { id: 0, key: '', labels: {}, type: null, multiSelect: false, kind: 'text' }

/** Navigation items that are visible now and whose name starts with the term, or equals it. */
export async function navigationEntities(
  scope: Scope,
  term: string,
  limit: number,
  isWhole = false,
): Promise<SearchEntity[]> {
  const needle = term.trim().toLowerCase()
  if (needle === '') return []
  const trees = await readTrees(scope)
  const matching = trees
    .flatMap(({ items }) => items.flatMap((item) => withDescendants(item, scope.now)))
    .filter(({ name, type }) => {
      const label = name.toLowerCase()
      return type !== 'category' && (isWhole ? label === needle : label.startsWith(needle))
    })
  const distinct = [...new Map(matching.map((item) => [item.name, item])).values()]
  return distinct.slice(0, limit).map((item) => ({
    type: 'navigationItem',
    navigationItemSuggestion: { navigationItem: { ...item, children: [] } },
  }))
}

function withDescendants(item: NavigationItem, now: Date): NavigationItem[] {
  const { visibleFrom, visibleTo } = item
  const shows =
    (visibleFrom === null || new Date(visibleFrom) <= now) &&
    (visibleTo === null || now <= new Date(visibleTo))
  return shows ? [item, ...item.children.flatMap((child) => withDescendants(child, now))] : []
}
