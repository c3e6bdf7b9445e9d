import { expect, test } from 'vitest'
import { type NewsletterClaim, readClaim, signClaim } from '#modules/newsletter/newsletter-token.ts'

const HOUR = 3600
const NOW = 1_000_000
const claim: NewsletterClaim = { email: 'ewa@example.org', variant: 'pl-pl', requestedAt: NOW }
const confirm = signClaim('secret', 'confirm', claim)
const leave = signClaim('secret', 'leave', claim)

test.each([
  ['as it was signed', ['secret'], 'confirm', confirm, NOW, 'good'],
  ['with an older secret', ['new', 'secret'], 'confirm', confirm, NOW, 'good'],
  ['with another secret', ['other'], 'confirm', confirm, NOW, 'forged'],
  ['after 48 hours', ['secret'], 'confirm', confirm, NOW + 48 * HOUR, 'good'],
  ['a second later', ['secret'], 'confirm', confirm, NOW + 48 * HOUR + 1, 'expired'],
  ['ending, after years', ['secret'], 'leave', leave, NOW + 50_000 * HOUR, 'good'],
  ['ending, as a confirmation', ['secret'], 'confirm', leave, NOW, 'forged'],
  ['confirming, as an end', ['secret'], 'leave', confirm, NOW, 'forged'],
  ['with one sign changed', ['secret'], 'confirm', `X${confirm.slice(1)}`, NOW, 'forged'],
  ['cut', ['secret'], 'confirm', confirm.slice(0, -1), NOW, 'forged'],
  ['empty', ['secret'], 'confirm', '', NOW, 'forged'],
  ['of a megabyte', ['secret'], 'confirm', 'a'.repeat(1_000_000), NOW, 'forged'],
] as const)('a link %s is %4$s', (_, secrets, purpose, token, now, expected) => {
  const read = readClaim(secrets, purpose, token, now)
  expect(read.ok ? read.value : read.error).toEqual(expected === 'good' ? claim : expected)
})
