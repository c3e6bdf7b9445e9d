/** The fields of a block that determine whether it is shown. Times are RFC 3339, or "2026-12-01 08:00" in UTC; anything else is no time. */
export type Schedulable = { hidden?: unknown; start_time?: unknown; end_time?: unknown; until?: unknown }

/**
 * False for a block flagged hidden, and outside its window. There is a window only where both bounds are set and the end is not before the
 * start; both bounds belong to it. Spec §4.
 */
export function isVisible(block: Schedulable, now: Date): boolean {
  if (block.hidden === true) return false
  const window = windowOf(block)
  return !window || (window.start <= now.getTime() && now.getTime() <= window.end)
}

/** The same content without what is not visible now, at every depth. */
export function visibleContent(content: unknown, now: Date): unknown {
  if (Array.isArray(content))
    return content
      .filter((each) => !isBlock(each) || isVisible(each, now))
      .map((each) => visibleContent(each, now))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, visibleContent(each, now)]))
}

/** The next moment after now at which a part of the content appears or disappears; null where there is none. */
export function nextVisibilityChange(content: unknown, now: Date): Date | null {
  const later = boundsIn(content).filter((bound) => bound > now.getTime())
  return later.length === 0 ? null : new Date(Math.min(...later))
}

/**
 * Moments at which a block changes: the bounds of its window, and the end of its countdown. A hidden block has none, and nor do the blocks
 * within it.
 */
function boundsIn(content: unknown): number[] {
  if (typeof content !== 'object' || content === null) return []
  if (isBlock(content) && content.hidden === true) return []
  const window = isBlock(content) ? windowOf(content) : null
  const until = isBlock(content) ? parseTime(content.until) : null
  return [
    ...(window ? [window.start, window.end + 1] : []),
    ...(until === null ? [] : [until]),
    ...Object.values(content).flatMap(boundsIn),
  ]
}

function windowOf({ start_time, end_time }: Schedulable): { start: number; end: number } | null {
  const [start, end] = [parseTime(start_time), parseTime(end_time)]
  return start === null || end === null || end < start ? null : { start, end }
}

/** A moment in milliseconds, null where it is none. The editor writes times without a zone and means UTC. */
export function parseTime(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const time = Date.parse(
    /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text,
  )
  return Number.isNaN(time) ? null : time
}

const isBlock = (value: unknown): value is Schedulable =>
  typeof value === 'object' && value !== null && 'component' in value && '_uid' in value
