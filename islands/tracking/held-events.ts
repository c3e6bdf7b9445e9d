import type { TrackedEvent } from '#domain/tracking/event.ts'

const KEY = 'veduta.events'
/** Most events that wait; later ones are dropped. */
const MAX_HELD = 100

/** Holds events of a visitor who has agreed to be measured. */
export function holdEvents(events: readonly TrackedEvent[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(events.slice(0, MAX_HELD)))
  } catch {
    // A browser without storage loses them.
  }
}

/** The events of earlier screens, which are removed from storage. */
export function takeHeldEvents(): TrackedEvent[] {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    sessionStorage.removeItem(KEY)
    return Array.isArray(held) ? held.filter(isEvent) : []
  } catch {
    return []
  }
}

const isEvent = (value: unknown): value is TrackedEvent =>
  typeof value === 'object' && value !== null && 'event' in value && typeof value.event === 'string'
