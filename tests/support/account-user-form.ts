import type { RemoveValues } from '#domain/order/remove-values.ts'
import { fail, ok } from '#domain/result.ts'
import type { Auth } from '#modules/auth/auth.ts'
import { handleUserForm } from '#server/forms/account-user-form.ts'
import { createCaller } from '#server/session/caller.ts'
import { aCustomer } from './customers.ts'
import { formRequest } from './forms.ts'
import { aSubscription } from './subscriptions.ts'
import { testContext } from './test-server.ts'

const url = new URL('https://shop.example/de-de/account/user/')
/** Whose account it is. */
export const userCustomer = aCustomer()
const customer = userCustomer
const place = {
  url,
  path: url.pathname,
  signin: '/de-de/signin/',
  passwordLabel: 'Neues Passwort',
  requester: {
    variant: 'de-de' as const,
    address: undefined,
    signinUrl: 'https://shop.example/de-de/signin/',
    userAgent: '',
    deviceToken: null,
  },
}

/** One for all: opening its database takes longer than all of these tests. */
const { ctx } = testContext()

/** Sends a form of the page with a customer's data; `calls` is what was done with it. */
export async function sendUserForm(fields: Record<string, string>, headers = {}, isVerified = true) {
  const session = { token: 'token', customer: { ...customer, isVerified } }
  const calls: string[] = []
  const auth: Auth = {
    ...(await ctx.auth()),
    async updateProfile(_, data) {
      calls.push(`change ${JSON.stringify(data)}`)
      return customer
    },
    async changeEmail(_, __, email, password) {
      calls.push(`email ${email}`)
      return password === 'right' ? ok(customer) : fail('failed')
    },
    async changePassword(_, __, password, next) {
      calls.push(`password ${next}`)
      if (next === 'Passwort-123') return fail('leaked')
      return password === 'right' ? ok({ token: 'next', customer }) : fail('later')
    },
    async signOutEverywhere() {
      calls.push('everywhere')
    },
    signedInDevices: async () => [],
    passkeys: async () => [],
    async removePasskey(_, id) {
      calls.push(`remove ${id}`)
      return id === 'own'
    },
    deviceToken: () => 'device',
    async signOutDevice(_, id) {
      calls.push(`sign out ${id}`)
      return id === 'other'
    },
    async signOutOtherDevices() {
      calls.push('sign out others')
    },
    async deleteAccount(_, __, password, deleteElsewhere) {
      if (password !== 'right') return fail('failed')
      await deleteElsewhere()
      calls.push('remove')
      return ok(null)
    },
  }
  const orders = {
    ...ctx.orders,
    async removeValues({ customerId }: RemoveValues) {
      calls.push(`remove values ${customerId === customer.id}`)
      return { removed: [], later: [] }
    },
  }
  const caller = createCaller(ctx.visitors, new Headers(), url, session)
  const checkoutDrafts = {
    ...ctx.checkoutDrafts,
    async delete(...keys: string[]) {
      calls.push(`delete drafts ${keys.length}`)
    },
  }
  const appointments = {
    ...ctx.appointments,
    async deleteOf(id: string) {
      calls.push(`delete appointments ${id === customer.id}`)
    },
  }
  const subscriptions = {
    ...ctx.subscriptions,
    list: async (id?: string) => (id === customer.id ? [aSubscription()] : []),
    async cancel(id: string, { manner }: { manner: string }) {
      calls.push(`cancel ${id} ${manner}`)
      return aSubscription()
    },
  }
  const lensReminders = {
    ...ctx.afterSale.lensReminders,
    async setObjection(...objection: unknown[]) {
      calls.push(`objection ${objection.join(' ')}`)
    },
  }
  const visit = {
    ctx: {
      ...ctx,
      afterSale: { ...ctx.afterSale, lensReminders },
      subscriptions,
      appointments,
      auth: async () => auth,
      orders,
      checkoutDrafts,
    },
    variant: 'de-de' as const,
    caller,
  }
  const request = formRequest(url, fields, headers)
  const answer = await handleUserForm(Object.assign(visit), session, request, place)
  const cookies = answer instanceof Response ? answer.headers.getSetCookie() : []
  return { answer, calls, cookies, location: answer instanceof Response && answer.headers.get('location') }
}
