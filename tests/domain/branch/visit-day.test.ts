import { expect, test } from 'vitest'
import type { OpenState } from '#domain/branch/open-state.ts'
import { visitDay } from '#domain/branch/visit-day.ts'

const opens = (on: 'today' | 'tomorrow' | 'later'): OpenState => ({
  kind: 'closed',
  next: { on, date: '2026-11-27', time: '09:30' },
})

test.each([
  [{ kind: 'open', closes: '18:30' }, { on: 'today' }],
  [opens('today'), { on: 'today' }],
  [opens('tomorrow'), { on: 'tomorrow' }],
  [opens('later'), { on: 'later', date: '2026-11-27' }],
  [{ kind: 'closed', next: null }, null],
] as const)('a branch that is %j is visited %j', (state, day) => expect(visitDay(state)).toEqual(day))
