import type { TrackedEvent } from '#domain/tracking/event.ts'

/** Announces what may be measured. Where nobody has agreed to that, nothing listens. */
export const announceEvent = (event: TrackedEvent): boolean =>
  document.dispatchEvent(new CustomEvent('shop:event', { detail: event }))
