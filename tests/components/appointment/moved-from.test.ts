import { expect, test } from 'vitest'
import MovedFrom from '#components/appointment/MovedFrom.astro'
import { anAppointment } from '#tests/support/appointments.ts'
import { render } from '#tests/support/render.ts'

test('who moves an appointment reads which one it is, and can go back to it', async () => {
  const html = await render(MovedFrom, { appointment: anAppointment(), href: '/yours/' })
  expect(html).toMatch(
    /href="\/yours\/"[^>]*>\s*Bisheriger Termin: Mittwoch, 25\.\u00A0November\u00A0?\s?2026, 10:00\u00A0?\s?Uhr/,
  )
  expect(html).toContain('Sehtest')
})
