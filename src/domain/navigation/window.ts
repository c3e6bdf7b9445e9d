import type { NavigationItem } from './tree.ts'

type Window = Pick<NavigationItem, 'visibleFrom' | 'visibleTo'>

/** Whether now lies within the item's window, bounds included; a missing bound counts as now. Spec §2. */
export const isVisible = ({ visibleFrom, visibleTo }: Window, now: Date): boolean =>
  (visibleFrom === null || Date.parse(visibleFrom) <= now.getTime()) &&
  (visibleTo === null || now.getTime() <= Date.parse(visibleTo))

/** The first of some moments, RFC 3339 in whatever zone each is written; null where there is none. */
export const firstBound = (bounds: readonly (string | null)[]): string | null =>
  bounds.filter((bound) => bound !== null).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null

/** The next moment at which something in these items appears or vanishes, RFC 3339. */
export const nextBound = (items: readonly NavigationItem[], now: Date): string | null =>
  firstBound(items.flatMap(allBounds).filter((bound) => Date.parse(bound) > now.getTime()))

const allBounds = (item: NavigationItem): string[] => [
  ...[item.visibleFrom, item.visibleTo].filter((bound) => bound !== null),
  ...item.children.flatMap(allBounds),
]
