import { describe, expect, test } from 'vitest'
import { buyAgain } from '#server/forms/buy-again.ts'
import { handleUserForm } from '#server/forms/account-user-form.ts'
import { handleVerifyForm } from '#server/forms/verify-email-form.ts'
import { handleBasketForm } from '#server/forms/basket-form.ts'
import { handleCheckoutForm } from '#server/forms/checkout-form.ts'
import { handleDeclarationForm } from '#server/forms/declaration-form.ts'
import { handleLensReminder } from '#server/forms/lens-reminder-form.ts'
import { handleNewsletterForm } from '#server/forms/newsletter-form.ts'
import { handleOrderLookup } from '#server/forms/order-status-form.ts'
import { handleSigninForm } from '#server/forms/signin-form.ts'
import { handleSignoutForm } from '#server/forms/signout-form.ts'
import { handleWishlistForm } from '#server/forms/wishlist-form.ts'

const url = new URL('https://shop.example/de-de/somewhere/')

/** A shop that must not be called. */
const ctx: never = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`${String(name)} was touched`)
    },
  },
) as never
const nobody = ctx
const scope = { ctx, variant: 'de-de', caller: nobody } as const
const page = { kind: 'withdrawal', url, path: '/', address: undefined } as const
const urls = { url, checkout: '/', basket: '/', success: '/' }

/** Every form of the shop that is sent by POST. */
const FORMS: Record<string, (request: Request) => Promise<unknown>> = {
  'sign-in': (request) =>
    handleSigninForm(scope, request, { url, home: '/', account: '/', passwordLabel: '' }),
  'sign-out': (request) => handleSignoutForm(scope, request, { url, signin: '/' }),
  'data of a customer': (request) => handleUserForm(scope, nobody, request, { url } as never),
  'verification email': (request) => handleVerifyForm({ ctx, url, path: '/' }, nobody, nobody, request),
  'buying again': (request) => buyAgain(scope, nobody, request, { url, toBasket: '/' }),
  'reminder of lenses': (request) => handleLensReminder(scope, request, { url, path: '/', toBasket: '/' }),
  basket: (request) => handleBasketForm(scope, request, url, '/'),
  wishlist: (request) => handleWishlistForm(scope, request, url, '/'),
  checkout: (request) => handleCheckoutForm(scope, nobody, request, urls),
  declaration: (request) => handleDeclarationForm(scope, request, page),
  newsletter: (request) => handleNewsletterForm(scope, request, page),
  'status of an order': (request) =>
    handleOrderLookup(scope, request, { ...page, reservationPath: '/', appointmentPath: '/' }),
}

describe.each(Object.entries(FORMS))('the form of the %s', (_, answer) => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'http://shop.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' },
  ])('from %j is rejected before anything is called', async (headers) => {
    const body = new URLSearchParams({ form: 'data', step: 'address', action: 'add' })
    const answered = await answer(new Request(url, { method: 'POST', headers: { ...headers }, body }))
    expect(answered instanceof Response && answered.status).toBe(403)
  })
})
