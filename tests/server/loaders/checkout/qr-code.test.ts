import { expect, test } from 'vitest'
import { phoneCode } from '#server/loaders/checkout/qr-code.ts'

const PAGE = new URL('https://shop.example/de-at/success/?cbd=secret')
const ON = { qrCodeByCountry: true }

test.each([
  ['a shop without codes', { qrCodeByCountry: false }, '/de-at/account/'],
  ['a page that leads nowhere', ON, undefined],
])('%s shows none', (_, flags, address) => expect(phoneCode(flags, address, PAGE)).toBeNull())

test('a code has its three finders within a quiet zone of four modules', () => {
  const code = phoneCode(ON, '/de-at/account/orders/1/', PAGE)
  const dark = new Set(code?.path.split('z').map((square) => square.slice(1).replace('h1v1h-1', '')))
  const end = (code?.size ?? 0) - 11
  const corners = [
    [4, 4],
    [end, 4],
    [4, end],
  ] as const
  for (const [left, top] of corners)
    for (let step = 0; step < 7; step += 1) expect(dark).toContain(`${left + step} ${top}`)
  expect([...dark].filter((place) => /^[0-3] | [0-3]$/.test(place))).toEqual([])
})

test('another address is another code, and the token of the page is in none', () => {
  const codeOf = (address: string, page = PAGE) => phoneCode(ON, address, page)?.path
  expect(codeOf('/de-at/account/')).not.toBe(codeOf('/de-at/service/'))
  expect(codeOf('/de-at/account/')).toBe(codeOf('/de-at/account/', new URL('https://shop.example/')))
})
