import type { Group } from '#domain/listing/group.ts'

/** How many of a group's values narrow the listing. */
export function activeIn(group: Exclude<Group, { kind: 'switch' }>): number {
  if (group.kind === 'choices') return group.on
  if (group.kind === 'width') return group.least === null ? 0 : 1
  return group.from === null && group.to === null ? 0 : 1
}
