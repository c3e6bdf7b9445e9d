import {
  setBooleanFilter,
  toggleFilterValue,
  withoutBranch,
  withoutPrices,
  withoutWidth,
} from './change-filters.ts'
import type { Facet } from './facet.ts'
import type { ListingQuery } from './query.ts'
import type { WidthSpan } from './width-span.ts'

/** An active filter with the query without it. The component formats amounts and widths. */
export type Chip = { queryWithout: ListingQuery } & (
  | { kind: 'value'; label: string }
  | { kind: 'price'; from: number | null; to: number | null }
  | { kind: 'width'; span: WidthSpan }
  | { kind: 'branch'; name: string }
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
        return group.span === null
          ? []
          : [{ kind: 'width', span: group.span, queryWithout: withoutWidth(query) }]
      case 'branch':
        return group.chosen
          ? [{ kind: 'branch', name: group.chosen.name, queryWithout: withoutBranch(query) }]
          : []
    }
  })
}

function withoutSwitch(query: ListingQuery, parameter: string): ListingQuery {
  const [name = '', value = ''] = parameter.split('=')
  return value === 'true'
    ? setBooleanFilter(query, name, false)
    : toggleFilterValue(query, name, Number(value))
}
