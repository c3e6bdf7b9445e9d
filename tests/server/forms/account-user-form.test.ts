import { expect, test } from 'vitest'
import type { RemoveValues } from '#domain/order/remove-values.ts'
import { fail, ok } from '#domain/result.ts'
import type { Auth } from '#modules/auth/auth.ts'
import { handleUserForm, userViewOf } from '#server/forms/account-user-form.ts'
import { createCaller } from '#server/session/caller.ts'
import { testContext } from '#tests/support/test-server.ts'
import { formRequest } from '#tests/support/forms.ts'
import { aCustomer } from '#tests/support/customers.ts'

const url = new URL('https://shop.example/de-de/account/user/')
const customer = aCustomer()
const session = { token: 'token', customer }
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

async function send(fields: Record<string, string>, headers = {}) {
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
  const visit = {
    ctx: {
      ...ctx,
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

const data = { form: 'data', gender: 'f', firstName: 'Anna', lastName: 'Berg', phone: '', birthDate: '' }

test('personal data are saved, with a note', async () => {
  const { calls, location } = await send({ ...data, firstName: ' Änne ', phone: '040 5550120' })
  expect(calls).toEqual([
    'change {"gender":"f","firstName":"Änne","lastName":"Berg","phone":"040 5550120","birthDate":null}',
  ])
  expect(location).toBe('/de-de/account/user/?form=data&note=saved')
})

test.each([
  [{ ...data, lastName: '' }, { lastName: { kind: 'required' } }],
  [{ ...data, phone: '12' }, { phone: { kind: 'phone' } }],
  [{ form: 'email', email: 'anna', password: 'right' }, { email: { kind: 'email' } }],
  [{ form: 'email', email: 'a@example.org', password: '' }, { password: { kind: 'required' } }],
  [
    { form: 'password', password: 'right', next: 'short', again: 'other' },
    { next: { kind: 'password' }, again: { kind: 'same-as', other: 'Neues Passwort' } },
  ],
])('%j is rejected at its fields, and nothing changes', async (fields, of) => {
  const { answer, calls } = await send(fields)
  expect(answer).toMatchObject({ faults: { form: fields.form, of } })
  expect(calls).toEqual([])
})

test.each([
  [{ form: 'email', email: 'new@example.org', password: 'wrong' }, 'failed'],
  [{ form: 'password', password: 'wrong', next: 'Brille-im-Etui', again: 'Brille-im-Etui' }, 'later'],
  [{ form: 'delete', password: 'wrong' }, 'failed'],
])('%j takes the password', async (fields, note) => {
  const { answer } = await send(fields)
  expect(answer).toMatchObject({ note: { form: fields.form, note } })
})

test('a leaked password is rejected at its field', async () => {
  const again = 'Passwort-123'
  const { answer } = await send({ form: 'password', password: 'right', next: again, again })
  expect(answer).toMatchObject({ faults: { form: 'password', of: { next: { kind: 'leaked-password' } } } })
})

test('after a password change the customer stays signed in, with another session', async () => {
  const { location, cookies } = await send({
    form: 'password',
    password: 'right',
    next: 'Brille-im-Etui',
    again: 'Brille-im-Etui',
  })
  expect(location).toBe('/de-de/account/user/?form=password&note=saved')
  expect(cookies.some((line) => line.includes('=next'))).toBe(true)
  expect(cookies.some((line) => line.includes('veduta-device=device'))).toBe(true)
})

test.each([
  [{ form: 'everywhere' }, 'gone', ['everywhere']],
  [
    { form: 'delete', password: 'right' },
    'removed',
    ['remove values true', 'remove', 'delete appointments true', 'delete drafts 9'],
  ],
])('after %j the customer is signed out', async (fields, note, done) => {
  const { location, cookies, calls, answer } = await send(fields)
  expect([location, calls]).toEqual([`/de-de/signin/?note=${note}`, done])
  expect(cookies.some((line) => line.includes('Max-Age=0'))).toBe(true)
  expect(answer instanceof Response && answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
})

test.each([
  [{ form: 'sessions', end: 'other' }, 'sign out other', '?form=sessions&note=ended'],
  [{ form: 'sessions', end: 'others' }, 'sign out others', '?form=sessions&note=ended'],
  [{ form: 'sessions', end: 'somebody-elses' }, 'sign out somebody-elses', ''],
  [{ form: 'passkeys', remove: 'own' }, 'remove own', '?form=passkeys&note=removed'],
  [{ form: 'passkeys', remove: 'somebody-elses' }, 'remove somebody-elses', ''],
])('after %j (%s) the page shows again', async (fields, call, query) => {
  const { location, calls } = await send(fields)
  expect([location, calls]).toEqual([`/de-de/account/user/${query}`, [call]])
})

test('a form of another site is rejected', async () => {
  const { answer, calls } = await send(
    { form: 'delete', password: 'right' },
    { 'sec-fetch-site': 'cross-site' },
  )
  expect([answer instanceof Response && answer.status, calls]).toEqual([403, []])
})

test('the note of a redirect is shown at its form, and nothing else', () => {
  expect(userViewOf(customer, new URLSearchParams('form=data&note=saved')).note).toEqual({
    form: 'data',
    note: 'saved',
  })
  expect(userViewOf(customer, new URLSearchParams('form=data&note=<b>')).note).toBeNull()
})
