import { valueAt } from './filter-query.ts'
import type { StoredStory } from './content.ts'
import type { Parameters } from './parameters.ts'

type Compare = (a: StoredStory, b: StoredStory) => number

/**
 * Stories in the requested order: the given uuids, else
 * `sort_by=field:direction[:int|:float][:nulls_first|:nulls_last]` (several separated by commas, own fields as
 * content.x), else by position and path.
 */
export function sortStories(stories: StoredStory[], query: Parameters): StoredStory[] {
  const uuids = query.list('by_uuids_ordered')
  if (uuids) return stories.toSorted((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid))
  const compares = (query.list('sort_by') ?? []).map(comparison)
  const byPosition: Compare = (a, b) => a.position - b.position
  return stories.toSorted((a, b) => {
    for (const compare of [...compares, byPosition]) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return 0
  })
}

function comparison(rule: string): Compare {
  const [field = '', direction = 'asc', ...rest] = rule.split(':')
  const isNumber = rest.includes('int') || rest.includes('float')
  const sign = direction === 'desc' ? -1 : 1
  const emptySign = rest.includes('nulls_first') ? -1 : 1
  return (a, b) => {
    const [left, right] = [valueAt(a, field) ?? null, valueAt(b, field) ?? null]
    if (left === null || right === null) {
      if (left === right) return 0
      return (left === null ? 1 : -1) * emptySign
    }
    if (isNumber || (typeof left === 'number' && typeof right === 'number'))
      return sign * (Number(left) - Number(right))
    return sign * compareText(String(left), String(right))
  }
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
