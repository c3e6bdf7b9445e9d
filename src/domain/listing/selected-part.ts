import type { Facet } from './facet.ts'

/** A filter with its selected values alone; undefined if there are none. */
export function selectedPart<Group extends Facet>(group: Group): Group | undefined {
  switch (group.kind) {
    case 'choices':
      return group.selectedCount > 0
        ? { ...group, choices: group.choices.filter(({ isSelected }) => isSelected) }
        : undefined
    case 'switch':
      return group.isSelected ? group : undefined
    case 'price':
      return group.from === null && group.to === null ? undefined : group
    case 'width':
      return group.span === null ? undefined : group
    case 'branch':
      return group.chosen === null ? undefined : group
  }
}
