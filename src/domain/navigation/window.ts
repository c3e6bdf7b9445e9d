import type { NavigationItem } from './tree.ts'

type Window = Pick<NavigationItem, 'visibleFrom' | 'visibleTo'>

/** Whether now lies within the item's window, bounds included; a missing bound counts as now. Spec §2. */
export const isVisible = ({ visibleFrom, visibleTo }: Window, now: Date): boolean =>
  (visibleFrom === null || Date.parse(visibleFrom) <= now.getTime()) &&
  (visibleTo === null || now.getTime() <= Date.parse(visibleTo))

/** The next moment at which something in these items appears or vanishes, RFC 3339. */
export function nextBound(items: readonly NavigationItem[], now: Date): string | null {
  const bounds = items.flatMap(allBounds).filter((bound) => Date.parse(bound) > now.getTime())
  return bounds.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}

const allBounds = (item: NavigationItem): string[] => [
  ...[item.visibleFrom, item.visibleTo].filter((bound) => bound !== null),
  ...item.children.flatMap(allBounds),
]
