/** What a band on a screen of 1440 pixels has room for, in letters, beside the count and "more". */
const ROOM = 106
/** An arrow and the gap to the next. */
const AROUND = 6
const MOST = 7

/** The groups of filters whose names stand in one line; the others wait behind "more". The first is always there. */
export function inBand<Group extends { name: string }>(groups: readonly Group[]): Group[] {
  let taken = 0
  return groups.slice(0, MOST).filter(({ name }, index) => {
    taken += name.length + AROUND
    return index === 0 || taken <= ROOM
  })
}
