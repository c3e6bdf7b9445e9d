import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { accessDecision } from '#server/access/access-decision.ts'

const env = readEnv({})
const guest = {
  id: '1',
  email: 'gerd@example.org',
  firstName: 'Gerd',
  lastName: 'Gast',
  gender: 'n',
  title: null,
  phone: null,
  birthDate: null,
  isGuest: true,
  isVerified: false,
  newEmail: null,
} as const
const holder = { ...guest, isGuest: false, isVerified: true }

const asked = (onlineShop: boolean, route: 'home' | 'signin' | 'checkout', query = '') => ({
  ctx: { env, takesOrders: true, shop: () => ({ configuration: async () => ({ flags: { onlineShop } }) }) },
  variant: 'de-de' as const,
  route,
  url: new URL(`http://shop/de-de/${route}/${query}`),
})

test.each([
  [asked(true, 'checkout'), null, 'signin'],
  [asked(true, 'checkout'), guest, 'open'],
  [asked(true, 'checkout', '?redirectUrl=/de-de/basket/'), guest, 'back'],
  [asked(true, 'checkout', '?redirectUrl=//evil.example/'), guest, 'open'],
  [asked(true, 'checkout'), holder, 'open'],
  [asked(true, 'signin'), holder, 'account'],
  [asked(true, 'signin', '?verify=abc'), holder, 'open'],
  [asked(true, 'signin', '?hash=abc'), holder, 'open'],
  [asked(false, 'signin', '?verify=abc'), holder, 'missing'],
  [asked(false, 'checkout'), null, 'missing'],
  [asked(false, 'home'), null, 'open'],
] as const)('%j', async (visit, customer, passage) =>
  expect(await accessDecision({ ...visit, customer })).toBe(passage),
)

test('a public screen does not wait for the shop', async () => {
  const ctx = {
    env,
    takesOrders: true,
    shop: () => ({ configuration: () => Promise.reject(new Error('the shop is down')) }),
  }
  expect(await accessDecision({ ...asked(true, 'home'), ctx, customer: null })).toBe('open')
})
