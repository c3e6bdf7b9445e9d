import { expect, test } from 'vitest'
import { consentCookie } from '#domain/consent/consent.ts'
import { isAnythingGranted, isDecided } from '#domain/consent/glance.ts'

test.each([
  ['', false, false],
  ['a=1; veduta-consent=; b=2', true, false],
  ['veduta-consent=C0004', true, true],
  ['a=1; veduta-consent=C0002.C0004', true, true],
  ['not-veduta-consent=C0002', false, false],
  [consentCookie([]).split(';')[0] ?? '', true, false],
  [consentCookie(['C0004']).split(';')[0] ?? '', true, true],
])('cookies %j at a glance: decided %s, granted anything %s', (cookies, decided, granted) => {
  expect([isDecided(cookies), isAnythingGranted(cookies)]).toEqual([decided, granted])
})
