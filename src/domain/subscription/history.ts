import type { Subscription } from './subscription.ts'

type History = Subscription['history']

/** Changes that a subscription remembers. */
export const MOST_CHANGES = 200

const CHANGES: ReadonlySet<History[number]['event']> = new Set(['change', 'skip', 'pause', 'resume'])

/** Without the oldest changes: a customer makes as many as they like. All that begins or ends it, and its payments, stay. */
export function boundedHistory(history: History): History {
  const surplus = history.filter(({ event }) => CHANGES.has(event)).slice(0, -MOST_CHANGES)
  const forgotten = new Set(surplus)
  return history.filter((each) => !forgotten.has(each))
}
