import type { OpenState } from './open-state.ts'

/** When a branch can be visited next: a later day as YYYY-MM-DD; null where it does not open on the known days. */
export type VisitDay = { on: 'today' | 'tomorrow' } | { on: 'later'; date: string }

export function visitDay(state: OpenState): VisitDay | null {
  if (state.kind === 'open') return { on: 'today' }
  if (!state.next) return null
  const { on, date } = state.next
  return on === 'later' ? { on, date } : { on }
}
