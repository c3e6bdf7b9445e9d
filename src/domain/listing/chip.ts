import { setBooleanFilter, toggleFilterValue, withoutPrices, withoutWidth } from './change-filters.ts'
import type { Facet } from './facet.ts'
import type { ListingQuery } from './query.ts'

/** An active filter with the query without it. The component formats amounts and widths. */
export type Chip = { queryWithout: ListingQuery } & (
  | { kind: 'value'; label: string }
  | { kind: 'price'; from: number | null; to: number | null }
  | { kind: 'width'; min: number }
)

/** Every active filter of the groups, in their order. */
export function filterChips(groups: Facet[], query: ListingQuery): Chip[] {
  return groups.flatMap((group): Chip[] => {
    switch (group.kind) {
      case 'choices':
        return group.choices
          .filter(({ isSelected }) => isSelected)
          .map(({ id, label }) => ({
            kind: 'value',
            label,
            queryWithout: toggleFilterValue(query, group.parameter, id),
          }))
      case 'switch':
        return group.isSelected
          ? [{ kind: 'value', label: group.name, queryWithout: withoutSwitch(query, group.parameter) }]
          : []
      case 'price':
        return group.from !== null || group.to !== null
          ? [{ kind: 'price', from: group.from, to: group.to, queryWithout: withoutPrices(query) }]
          : []
      case 'width':
        return group.min === null
          ? []
          : [{ kind: 'width', min: group.min, queryWithout: withoutWidth(query) }]
    }
  })
}

function withoutSwitch(query: ListingQuery, parameter: string): ListingQuery {
  const [name = '', value = ''] = parameter.split('=')
  return value === 'true'
    ? setBooleanFilter(query, name, false)
    : toggleFilterValue(query, name, Number(value))
}
