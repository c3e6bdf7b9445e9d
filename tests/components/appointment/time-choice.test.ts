import { expect, test } from 'vitest'
import TimeChoice from '#components/appointment/TimeChoice.astro'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { render } from '#tests/support/render.ts'

const TEN = '2026-06-02T10:00:00+02:00'
const EMPTY = [
  { date: '2026-06-01', starts: [] },
  { date: '2026-06-02', starts: [] },
]
const PROPS = {
  action: '/when/',
  days: EMPTY,
  timeZone: 'Europe/Berlin',
  next: null,
  earlier: null,
  later: null,
  first: '/first/',
  elsewhere: '/elsewhere/',
}
const shown = (props: object, variant?: (typeof VARIANT_CODES)[number]) =>
  render(TimeChoice, { ...PROPS, ...props }, variant)
const FULL = 'In den nächsten zwei Monaten ist hier kein Termin frei.'

test('a branch without a free time says so, and leads to the other branches, not to later days', async () => {
  const html = await shown({ later: '/later/' })
  expect(html).toContain(FULL)
  expect(html).toMatch(/<a[^>]* href="\/elsewhere\/"/)
  expect(html).not.toMatch(/<form|name="start"|href="\/first\/"|<nav/)
})

test('days without a free time lead to the next one that is free', async () => {
  const html = await shown({ next: '2026-06-09T10:00:00+02:00', later: '/later/' })
  expect(html).toContain('In diesen Tagen ist kein Termin frei.')
  expect(html).toMatch(/href="\/first\/"[^>]*>\s*Nächster freier Termin: [^<]*9\. Juni[^<]*10:00 Uhr/)
  expect(html).toContain('href="/later/"')
  expect(html).not.toMatch(new RegExp(`<form|href="/elsewhere/"|${FULL}`))
})

test('a day without a free time stands among days that have one', async () => {
  const html = await shown({ days: [EMPTY[0], { date: '2026-06-02', starts: [TEN] }], next: TEN })
  expect(html.match(/Kein Termin/g)).toHaveLength(1)
  expect([...html.matchAll(/name="start" value="([^"]+)"/g)].map(([, start]) => start)).toEqual([TEN])
  expect(html).not.toMatch(/class="empty/)
})

test.each(VARIANT_CODES)('%s leads on from a branch without a free time', async (variant) =>
  expect(await shown({}, variant)).toMatch(
    /<p class="text-18[^>]*>[^<]{20,}<\/p>[\s\S]*href="\/elsewhere\/"/,
  ),
)
