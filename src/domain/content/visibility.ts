/** What of a block decides whether it is shown. Times are RFC 3339, or "2026-12-01 08:00" in UTC; anything else is no time. */
export type Timed = { hidden?: unknown; start_time?: unknown; end_time?: unknown; until?: unknown }

/**
 * False for a block flagged hidden, and outside its window. There is a window only where both bounds are set and the end
 * is not before the start; both bounds lie within it. Spec §4.
 */
export function isVisible(block: Timed, now: Date): boolean {
  if (block.hidden === true) return false
  const window = windowOf(block)
  return !window || (window.start <= now.getTime() && now.getTime() <= window.end)
}

/** The same content without what is not shown now, at every depth. */
export function visibleContent(content: unknown, now: Date): unknown {
  if (Array.isArray(content))
    return content
      .filter((each) => !isBlock(each) || isVisible(each, now))
      .map((each) => visibleContent(each, now))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, visibleContent(each, now)]))
}

/** The next moment after now at which something in the content appears or vanishes; null where nothing will. */
export function nextBound(content: unknown, now: Date): Date | null {
  const later = boundsIn(content).filter((bound) => bound > now.getTime())
  return later.length === 0 ? null : new Date(Math.min(...later))
}

/**
 * Moments at which a block is not what it was a millisecond before: its window's, and the end of what it counts down to. A hidden
 * block has none, nor have those within it.
 */
function boundsIn(content: unknown): number[] {
  if (typeof content !== 'object' || content === null) return []
  if (isBlock(content) && content.hidden === true) return []
  const window = isBlock(content) ? windowOf(content) : null
  const until = isBlock(content) ? timeOf(content.until) : null
  return [
    ...(window ? [window.start, window.end + 1] : []),
    ...(until === null ? [] : [until]),
    ...Object.values(content).flatMap(boundsIn),
  ]
}

function windowOf({ start_time, end_time }: Timed): { start: number; end: number } | null {
  const [start, end] = [timeOf(start_time), timeOf(end_time)]
  return start === null || end === null || end < start ? null : { start, end }
}

/** A moment in milliseconds, null for what is none. The editor writes times without a zone and means UTC. */
export function timeOf(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const time = Date.parse(
    /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text,
  )
  return Number.isNaN(time) ? null : time
}

const isBlock = (value: unknown): value is Timed =>
  typeof value === 'object' && value !== null && 'component' in value && '_uid' in value
