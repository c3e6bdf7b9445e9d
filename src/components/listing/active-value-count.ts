import type { Facet } from '#domain/listing/facet.ts'

/** Number of a group's active filter values. */
export function activeValueCount(group: Exclude<Facet, { kind: 'switch' }>): number {
  if (group.kind === 'choices') return group.selectedCount
  if (group.kind === 'width') return group.span === null ? 0 : 1
  if (group.kind === 'branch') return group.chosen ? 1 : 0
  return group.from === null && group.to === null ? 0 : 1
}
