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

const requested = (onlineShop: boolean, route: 'home' | 'signin' | 'checkout', query = '') => ({
  ctx: { env, takesOrders: true, shop: () => ({ configuration: async () => ({ flags: { onlineShop } }) }) },
  variant: 'de-de' as const,
  route,
  url: new URL(`http://shop/de-de/${route}/${query}`),
})

test.each([
  [requested(true, 'checkout'), null, 'signin'],
  [requested(true, 'checkout'), guest, 'open'],
  [requested(true, 'checkout', '?redirectUrl=/de-de/basket/'), guest, 'back'],
  [requested(true, 'checkout', '?redirectUrl=//evil.example/'), guest, 'open'],
  [requested(true, 'checkout'), holder, 'open'],
  [requested(true, 'signin'), holder, 'account'],
  [requested(true, 'signin', '?verify=abc'), holder, 'open'],
  [requested(true, 'signin', '?hash=abc'), holder, 'open'],
  [requested(false, 'signin', '?verify=abc'), holder, 'missing'],
  [requested(false, 'checkout'), null, 'missing'],
  [requested(false, 'home'), null, 'open'],
] as const)('%j', async (visit, customer, passage) =>
  expect(await accessDecision({ ...visit, customer })).toBe(passage),
)

test('a public screen does not wait for the shop', async () => {
  const ctx = {
    env,
    takesOrders: true,
    shop: () => ({ configuration: () => Promise.reject(new Error('the shop is down')) }),
  }
  expect(await accessDecision({ ...requested(true, 'home'), ctx, customer: null })).toBe('open')
})
