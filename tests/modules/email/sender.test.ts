import { expect, test } from 'vitest'
import { fileAddress, logoAddress, senderOf } from '#modules/email/sender.ts'
import { SENDER } from '#tests/support/sender.ts'

test.each([
  [undefined, false],
  ['service@shop.example', true],
])('with the mailbox %s for answers, somebody reads them: %s', (mailReplyTo, readsAnswers) => {
  expect(senderOf({ brand: 'halo', mailReplyTo }, 'Halo', SENDER.absolute)).toEqual({
    name: 'Halo',
    brand: 'halo',
    readsAnswers,
    absolute: SENDER.absolute,
  })
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
