import { expect, test } from 'vitest'
import BranchFacts from '#components/branch/BranchFacts.astro'
import { upcomingHours } from '#domain/branch/day-hours.ts'
import { aBranch } from '#tests/support/branches.ts'
import { render } from '#tests/support/render.ts'

test('the hours of a branch name the coming days that differ', async () => {
  const branch = aBranch({
    specialDays: [{ date: '2026-12-24', spans: [{ opens: '09:00', closes: '13:00' }] }],
  })
  const html = await render(BranchFacts, { branch, days: upcomingHours(branch, '2026-12-21', 8) })
  for (const line of [
    'Montag–Freitag: 09:30–18:30',
    'Do., 24. Dez.: 09:00–13:00',
    'Fr., 25. Dez.: Geschlossen',
  ])
    expect(html).toContain(line)
})
