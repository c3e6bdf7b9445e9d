import { expect, test } from 'vitest'
import { differingDays, formatComingHours, hoursUntil } from '#domain/branch/coming-hours.ts'
import { aBranch } from '#tests/support/branches.ts'

const special = (date: string, spans: { opens: string; closes: string }[] = []) => ({ date, spans })
const short = [{ opens: '09:00', closes: '13:00' }]

test.each([
  ['2026-11-24T10:00:00Z', '2026-11-26T23:00:00Z', ['2026-11-24', '2026-11-26']],
  // Midnight is the end of the day before, as the clock of the branch counts.
  ['2026-11-24T23:30:00Z', '2026-11-25T23:00:00Z', ['2026-11-25', '2026-11-25']],
  ['2026-10-24T10:00:00Z', '2026-10-26T23:00:00Z', ['2026-10-24', '2026-10-26']],
  ['2026-11-24T10:00:00Z', '2026-11-23T10:00:00Z', [undefined, undefined]],
])('from %s until %s are the days %j', (now, end, ends) => {
  const days = hoursUntil(aBranch(), new Date(now), new Date(end))
  expect([days.at(0)?.date, days.at(-1)?.date]).toEqual(ends)
})

test.each([
  ['a holiday', [], '2026-12-25', true],
  ['a holiday that is a Sunday', [], '2027-12-26', false],
  ['a day that is closed', [special('2026-11-24')], '2026-11-24', true],
  ['a Sunday that is closed all the same', [special('2026-11-29')], '2026-11-29', false],
  ['a Sunday that is open', [special('2026-11-29', short)], '2026-11-29', true],
  ['a day as any other', [], '2026-11-24', false],
])('%s differs from the week: %#', (_, specialDays, date, differs) => {
  const branch = aBranch({ specialDays })
  const days = hoursUntil(branch, new Date(`${date}T10:00:00Z`), new Date(`${date}T10:00:00Z`))
  expect(differingDays(branch, days)).toHaveLength(differs ? 1 : 0)
})

test('a branch whose week has no hours differs only where it is open', () => {
  const branch = aBranch({ hours: [], specialDays: [special('2026-11-24'), special('2026-11-25', short)] })
  const days = hoursUntil(branch, new Date('2026-11-24T10:00:00Z'), new Date('2026-11-26T10:00:00Z'))
  expect(differingDays(branch, days).map(({ date }) => date)).toEqual(['2026-11-25'])
})

test.each([
  ['de-DE', 'Geschlossen', ['Do., 24. Dez.: 09:00–13:00', 'Fr., 25. Dez.: Geschlossen']],
  ['fr-CH', 'Fermé', ['jeu. 24 déc.\u00A0: 09:00–13:00', 'ven. 25 déc.\u00A0: Fermé']],
])('in %s the days that differ stand below the week', (intl, closed, lines) => {
  const branch = aBranch({ specialDays: [special('2026-12-24', short)] })
  const days = hoursUntil(branch, new Date('2026-12-23T10:00:00Z'), new Date('2026-12-25T23:00:00Z'))
  const [week, saturday, ...others] = formatComingHours(branch, days, { intl, closed })
  expect([week, saturday].join()).toContain('09:30–18:30')
  expect(others).toEqual(lines)
})
