import type { OwnValues } from './own-values.ts'

/** The values of one person, in the orders that they are from. `wearer` is null for those of whom nobody has said whose they are. */
export type WearerValues<Group> = { wearer: string | null; groups: Group[] }

/** Values by the person whose they are, each in the order of the input; those without a name come last. */
export function valuesByWearer<Group extends { entries: readonly OwnValues[] }>(
  groups: readonly Group[],
): WearerValues<Group>[] {
  const names = new Set(groups.flatMap(({ entries }) => entries.map(({ wearer }) => wearer)))
  const ordered = [...names].toSorted((one, other) => Number(one === null) - Number(other === null))
  return ordered.map((wearer) => ({
    wearer,
    groups: groups
      .map((group) => ({ ...group, entries: group.entries.filter((each) => each.wearer === wearer) }))
      .filter(({ entries }) => entries.length > 0),
  }))
}
