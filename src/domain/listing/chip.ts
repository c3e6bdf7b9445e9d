import { switched, toggled, withoutPrices, withoutWidth } from './change.ts'
import type { Group } from './group.ts'
import type { ListingQuery } from './query.ts'

/** An active filter with the query that is left without it. Amounts and widths are worded by whoever shows them. */
export type Chip = { without: ListingQuery } & (
  | { kind: 'value'; label: string }
  | { kind: 'price'; from: number | null; to: number | null }
  | { kind: 'width'; least: number }
)

/** Every active filter of the groups, in their order. */
export function chipsOf(groups: Group[], query: ListingQuery): Chip[] {
  return groups.flatMap((group): Chip[] => {
    switch (group.kind) {
      case 'choices':
        return group.choices
          .filter(({ isOn }) => isOn)
          .map(({ id, label }) => ({ kind: 'value', label, without: toggled(query, group.parameter, id) }))
      case 'switch':
        return group.isOn
          ? [{ kind: 'value', label: group.name, without: withoutSwitch(query, group.parameter) }]
          : []
      case 'price':
        return group.from !== null || group.to !== null
          ? [{ kind: 'price', from: group.from, to: group.to, without: withoutPrices(query) }]
          : []
      case 'width':
        return group.least === null
          ? []
          : [{ kind: 'width', least: group.least, without: withoutWidth(query) }]
    }
  })
}

function withoutSwitch(query: ListingQuery, parameter: string): ListingQuery {
  const [name = '', value = ''] = parameter.split('=')
  return value === 'true' ? switched(query, name, false) : toggled(query, name, Number(value))
}
