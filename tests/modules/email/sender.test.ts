import { expect, test } from 'vitest'
import { fileAddress, logoAddress, senderOf } from '#modules/email/sender.ts'
import { SENDER } from '#tests/support/sender.ts'

test.each([
  [undefined, false],
  ['service@shop.example', true],
])('with the mailbox %s for answers, somebody reads them: %s', (mailReplyTo, readsAnswers) => {
  const env = { brand: 'halo', mailFrom: undefined, mailReplyTo }
  expect(senderOf(env, 'Halo', SENDER.absolute)).toMatchObject({
    name: 'Halo',
    brand: 'halo',
    readsAnswers,
    absolute: SENDER.absolute,
  })
})

test.each([
  ['news@shop.example', 'de-at', 'news@shop.example'],
  ['service@{host}', 'de-at', 'service@shop.at'],
  ['service@mail.{host}', 'de-de', 'service@mail.shop.example'],
  [undefined, 'de-at', 'shop@shop.at'],
  [undefined, 'de-de', 'shop@shop.example'],
] as const)('with the address %s, emails of %s are from %s', (mailFrom, variant, address) => {
  const absolute = (of: string, path: string) =>
    of === 'de-at' ? `https://www.shop.at${path}` : `https://shop.example:8443/${of}${path}`
  const sender = senderOf({ brand: 'halo', mailFrom, mailReplyTo: undefined }, 'Halo', absolute)
  expect(sender.mailbox(variant)).toEqual({ name: 'Halo', address })
})

test('files have no variant in their address, and lie at the domain of the variant', () => {
  const absolute = (variant: string, path: string) =>
    variant === 'de-at' ? `https://shop.at${path}` : `https://shop.example/${variant}${path}`
  expect(fileAddress({ absolute }, 'de-de', '/images/a?width=120&height=120')).toBe(
    'https://shop.example/images/a?width=120&height=120',
  )
  expect(logoAddress({ ...SENDER, brand: 'halo', absolute }, 'de-at')).toBe(
    'https://shop.at/brand/halo-192.png',
  )
})
