import { expect, test } from 'vitest'
import { consentCookie } from '#domain/consent/consent.ts'
import { hasAnyConsent, hasConsentCookie } from '#domain/consent/consent-cookie.ts'

test.each([
  ['', false, false],
  ['a=1; veduta-consent=; b=2', true, false],
  ['veduta-consent=C0004', true, true],
  ['a=1; veduta-consent=C0002.C0004', true, true],
  ['not-veduta-consent=C0002', false, false],
  [consentCookie([]).split(';')[0] ?? '', true, false],
  [consentCookie(['C0004']).split(';')[0] ?? '', true, true],
])('cookies %j: decided %s, granted anything %s', (cookies, decided, granted) => {
  expect([hasConsentCookie(cookies), hasAnyConsent(cookies)]).toEqual([decided, granted])
})
