/** The room of a bar on a screen of 1440 pixels, in letters, beside the count and "more". */
const ROOM = 114
/** An arrow and the gap to the next group. */
const AROUND = 6
const MAX_GROUPS = 8

/** The filter groups that fit into one line; the others are behind "more". The first is always visible. */
export function filterBarGroups<Group extends { name: string }>(groups: readonly Group[]): Group[] {
  let taken = 0
  return groups.slice(0, MAX_GROUPS).filter(({ name }, index) => {
    taken += name.length + AROUND
    return index === 0 || taken <= ROOM
  })
}
