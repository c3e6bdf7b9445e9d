import { describe, expect, test } from 'vitest'
import { decideAccess, isOrderScreen, isShoppingScreen } from '#domain/customer/route-access.ts'
import type { Role } from '#domain/customer/customer.ts'
import { pathOf, ROUTE_NAMES } from '#i18n/routes.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'

const ROLES = ['anonymous', 'guest', 'unverified', 'verified'] as const satisfies readonly Role[]

/** The access of each role, in their order: o open, s to the sign-in, a to the account, b back. Spec §6. */
const EXPECTED: Record<string, string> = {
  '/basket/': 'oooo',
  '/wishlist/': 'oooo',
  '/signin/': 'ooaa',
  '/checkout/': 'sooo',
  '/account/': 'sboo',
  '/account/user/': 'sboo',
  '/account/orders/': 'sbao',
  '/account/orders/x/': 'sbao',
  '/account/values/': 'sbao',
  '/account/appointments/': 'sbao',
  '/account/branch-order/': 'sbao',
  '/account/branch-order/x/': 'sbao',
  '/account/subscriptions/': 'sbao',
  '/account/subscriptions/x/': 'sbao',
}
const LETTER = { o: 'open', s: 'signin', a: 'account', b: 'back' } as const
const isLetter = (letter: string): letter is keyof typeof LETTER => letter in LETTER

const PARAMS = {
  id: 'x',
  family: 'merch-pdp',
  slug: 'brille-1',
  group: 'info',
  city: 'wien',
  county: 'wien',
  path: 'brillen',
}
const all = VARIANT_CODES.flatMap((variant) =>
  ROUTE_NAMES.flatMap((route) => {
    const path = pathOf(variant, route, PARAMS)
    return path === null ? [] : [{ variant, route, path }]
  }),
)

describe.each(VARIANT_CODES)('in %s', (variant) => {
  test.each(all.filter((each) => each.variant === variant))('$path', ({ route, path }) => {
    const expected = EXPECTED[path] ?? 'oooo'
    for (const [at, role] of ROLES.entries()) {
      const requested = { route, role, takesOrders: true, hasRedirect: false, hasLink: false }
      const letter = expected[at] ?? ''
      expect([role, decideAccess({ ...requested, isOnlineShop: true })]).toEqual([
        role,
        isLetter(letter) ? LETTER[letter] : letter,
      ])
      expect([role, decideAccess({ ...requested, isOnlineShop: false })]).toEqual([
        role,
        path in EXPECTED ? 'missing' : 'open',
      ])
    }
  })
})

test('every screen of the list is a route of the shop', () => {
  const paths = new Set(all.map(({ path }) => path))
  expect(Object.keys(EXPECTED).filter((path) => !paths.has(path))).toEqual([])
  expect(ROUTE_NAMES.filter(isShoppingScreen)).toHaveLength(Object.keys(EXPECTED).length)
})

test.each([
  ['guest', 'back'],
  ['anonymous', 'signin'],
  ['verified', 'open'],
] as const)('%s at the checkout with another target: %s', (role, passage) => {
  const requested = { route: 'checkout', role, isOnlineShop: true, takesOrders: true, hasLink: false }
  expect(decideAccess({ ...requested, hasRedirect: true })).toBe(passage)
})

test.each(ROLES)('%s follows the link of an email', (role) => {
  const requested = { role, takesOrders: true, hasRedirect: false, hasLink: true }
  expect(decideAccess({ ...requested, route: 'signin', isOnlineShop: true })).toBe('open')
  expect(decideAccess({ ...requested, route: 'signin', isOnlineShop: false })).toBe('missing')
})

test('an inherited property is no screen', () =>
  expect(
    decideAccess({
      route: 'toString',
      role: 'anonymous',
      isOnlineShop: false,
      takesOrders: false,
      hasRedirect: false,
      hasLink: false,
    }),
  ).toBe('open'))

describe('where the shop takes no orders', () => {
  const requested = { takesOrders: false, isOnlineShop: true, hasRedirect: false, hasLink: false }

  test.each(['checkout', 'success', 'refund', 'order-status', 'account-orders', 'account-order'])(
    'nobody sees %s',
    (route) => {
      for (const role of ROLES) expect(decideAccess({ ...requested, route, role })).toBe('elsewhere')
    },
  )

  test('a closed shop has no checkout at all', () =>
    expect(decideAccess({ ...requested, isOnlineShop: false, route: 'checkout', role: 'guest' })).toBe(
      'missing',
    ))

  test('every other screen is as elsewhere', () => {
    for (const route of ROUTE_NAMES.filter((each) => !isOrderScreen(each)))
      for (const role of ROLES)
        expect(decideAccess({ ...requested, route, role })).toBe(
          decideAccess({ ...requested, takesOrders: true, route, role }),
        )
  })
})
