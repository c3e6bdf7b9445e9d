import { expect, test } from 'vitest'
import { lensReminderLinks } from '#modules/lens-reminder/lens-reminder-link.ts'

const ID = '123456789012'
const DAY = 86_400
const read = (purpose: 'order' | 'object', token: string, now: number) =>
  lensReminderLinks[purpose].read(['new', 'secret'], token, now)

test.each([
  ['order', 60 * DAY, { ok: true, value: ID }],
  ['order', 60 * DAY + 1, { ok: false, error: 'expired' }],
  ['object', 9999 * DAY, { ok: true, value: ID }],
] as const)('a link for %s after %i seconds', (purpose, after, result) =>
  expect(read(purpose, lensReminderLinks[purpose].sign('secret', ID, 1000), 1000 + after)).toEqual(result),
)

test('a link opens nothing else, and names no mailbox', () => {
  const token = lensReminderLinks.order.sign('secret', ID, 1000)
  expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).toBe(`["${ID}",1000]`)
  for (const other of [lensReminderLinks.object.sign('foreign', ID, 1000), token, `${token}x`, ''])
    expect(read('object', other, 1000)).toEqual({ ok: false, error: 'forged' })
})
