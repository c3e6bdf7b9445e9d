import { describe, expect, test } from 'vitest'
import { buyAgain } from '#server/loaders/account-orders.ts'
import { answerUserForm } from '#server/loaders/account-user.ts'
import { answerVerifyForm } from '#server/loaders/account-verify.ts'
import { answerBasketForm } from '#server/loaders/basket-form.ts'
import { answerCheckoutForm } from '#server/loaders/checkout-form.ts'
import { answerDeclaration } from '#server/loaders/declaration.ts'
import { answerLetterForm } from '#server/loaders/newsletter-form.ts'
import { answerLookup } from '#server/loaders/order-status.ts'
import { answerSigninForm } from '#server/loaders/signin-form.ts'
import { answerSignoutForm } from '#server/loaders/signout-form.ts'
import { answerWishlistForm } from '#server/loaders/wishlist-form.ts'

const url = new URL('https://shop.example/de-de/somewhere/')

/** A shop that nobody touches. */
const ctx: never = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`${String(name)} was touched`)
    },
  },
) as never
const nobody = ctx
const visit = { ctx, variant: 'de-de', caller: nobody, kind: 'withdrawal', url, path: '/' } as const
const place = { url, checkout: '/', basket: '/', success: '/' }

/** Every form of the shop that is sent by POST. */
const FORMS: Record<string, (request: Request) => Promise<unknown>> = {
  'sign-in': (request) =>
    answerSigninForm(visit, request, { url, home: '/', account: '/', passwordLabel: '' }),
  'sign-out': (request) => answerSignoutForm(visit, request, { url, signin: '/' }),
  'data of a customer': (request) => answerUserForm(visit, nobody, request, { url } as never),
  'letter that proves an address': (request) =>
    answerVerifyForm({ ctx, url, path: '/' }, nobody, nobody, request),
  'buying again': (request) => buyAgain(visit, nobody, request, { url, toBasket: '/' }),
  basket: (request) => answerBasketForm(visit, request, url, '/'),
  wishlist: (request) => answerWishlistForm(visit, request, url, '/'),
  checkout: (request) => answerCheckoutForm(visit, nobody, request, place),
  declaration: (request) => answerDeclaration({ ...visit, address: undefined }, request),
  newsletter: (request) => answerLetterForm({ ...visit, address: undefined }, request),
  'status of an order': (request) => answerLookup({ ctx, url, address: undefined }, request),
}

describe.each(Object.entries(FORMS))('the form of the %s', (_, answer) => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'http://shop.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' },
  ])('from %j is refused before anything is touched', async (headers) => {
    const body = new URLSearchParams({ form: 'data', step: 'address', action: 'add' })
    const answered = await answer(new Request(url, { method: 'POST', headers: { ...headers }, body }))
    expect(answered instanceof Response && answered.status).toBe(403)
  })
})
