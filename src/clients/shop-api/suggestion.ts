import type { SearchEntity } from '#contract/shop-api/search.ts'
import type { Suggestion } from './shop-client.ts'

/** What the search offers, mapped to the shop's types. A navigation link without a target is left out. */
export function suggestionsOf(entity: SearchEntity): Suggestion[] {
  switch (entity.type) {
    case 'product':
      return [{ type: 'product', product: entity.productSuggestion.product }]
    case 'category': {
      const { category, filters, productCount } = entity.categorySuggestion
      return [{ type: 'category', category, productCount, filters: filters.map(chosenFilter) }]
    }
    case 'navigationItem': {
      const { navigationItem } = entity.navigationItemSuggestion
      const href = hrefOf(navigationItem)
      return href === undefined ? [] : [{ type: 'navigationItem', name: navigationItem.name, href }]
    }
    default:
      return entity satisfies never
  }
}

type CategorySuggestion = Extract<SearchEntity, { type: 'category' }>['categorySuggestion']

function chosenFilter(filter: CategorySuggestion['filters'][number]) {
  if (filter.type === 'boolean') {
    const { slug, value, label } = filter.booleanFilter
    return { slug, is: value, label }
  }
  const { group, values } = filter.attributeFilter
  return {
    slug: group.key,
    ids: values.map(({ id }) => id),
    label: values.map(({ label }) => label).join(', '),
  }
}

type Link = Extract<SearchEntity, { type: 'navigationItem' }>['navigationItemSuggestion']['navigationItem']

function hrefOf(item: Link): string | undefined {
  switch (item.type) {
    case 'external':
      return item.options.url
    case 'page':
      return item.page
    case 'category':
      return item.category?.path
    default:
      return item satisfies never
  }
}
