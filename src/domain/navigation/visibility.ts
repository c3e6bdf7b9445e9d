import type { NavigationItem } from './tree.ts'

type Window = Pick<NavigationItem, 'visibleFrom' | 'visibleTo'>

/** Whether now is within the item's window, bounds included; a missing bound counts as now. Spec §2. */
export const isVisible = ({ visibleFrom, visibleTo }: Window, now: Date): boolean =>
  (visibleFrom === null || Date.parse(visibleFrom) <= now.getTime()) &&
  (visibleTo === null || now.getTime() <= Date.parse(visibleTo))

/** The earliest of several moments, RFC 3339 in any time zone; null where there is none. */
export const earliestMoment = (bounds: readonly (string | null)[]): string | null =>
  bounds.filter((bound) => bound !== null).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null

/** The next moment at which one of these items appears or disappears, RFC 3339. */
export const nextNavigationChange = (items: readonly NavigationItem[], now: Date): string | null =>
  earliestMoment(items.flatMap(allBounds).filter((bound) => Date.parse(bound) > now.getTime()))

const allBounds = (item: NavigationItem): string[] => [
  ...[item.visibleFrom, item.visibleTo].filter((bound) => bound !== null),
  ...item.children.flatMap(allBounds),
]
