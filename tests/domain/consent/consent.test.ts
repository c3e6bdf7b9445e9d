import { expect, test } from 'vitest'
import { consentCookie, parseConsent, isGranted } from '#domain/consent/consent.ts'

test.each([
  ['', false, []],
  ['a=1; b=2', false, []],
  ['veduta-consent=', true, []],
  ['veduta-consent=C0002', true, ['C0002']],
  ['a=1; veduta-consent=C0004.C0002; b=2', true, ['C0002', 'C0004']],
  ['veduta-consent=C0001.C9', true, []],
  ['not-veduta-consent=C0002', false, []],
])('cookies %j: decided %s, granted %j', (cookies, isDecided, granted) => {
  expect(parseConsent(cookies)).toEqual({ isDecided, granted })
})

test('a decision is read as it was written', () => {
  const consent = parseConsent(consentCookie(['C0004']))
  expect([isGranted(consent, 'C0004'), isGranted(consent, 'C0002')]).toEqual([true, false])
})
