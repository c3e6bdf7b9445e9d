import { expect, test } from 'vitest'
import { userViewOf } from '#server/forms/account-user-form.ts'
import { sendUserForm, userCustomer } from '#tests/support/account-user-form.ts'

const data = { form: 'data', gender: 'f', firstName: 'Anna', lastName: 'Berg', phone: '', birthDate: '' }

test('personal data are saved, with a note', async () => {
  const { calls, location } = await sendUserForm({ ...data, firstName: ' Änne ', phone: '040 5550120' })
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
  const { answer, calls } = await sendUserForm(fields)
  expect(answer).toMatchObject({ faults: { form: fields.form, of } })
  expect(calls).toEqual([])
})

test.each([
  [{ form: 'email', email: 'new@example.org', password: 'wrong' }, 'failed'],
  [{ form: 'password', password: 'wrong', next: 'Brille-im-Etui', again: 'Brille-im-Etui' }, 'later'],
  [{ form: 'delete', password: 'wrong' }, 'failed'],
])('%j takes the password', async (fields, note) => {
  const { answer } = await sendUserForm(fields)
  expect(answer).toMatchObject({ note: { form: fields.form, note } })
})

test('a leaked password is rejected at its field', async () => {
  const again = 'Passwort-123'
  const { answer } = await sendUserForm({ form: 'password', password: 'right', next: again, again })
  expect(answer).toMatchObject({ faults: { form: 'password', of: { next: { kind: 'leaked-password' } } } })
})

test('after a password change the customer stays signed in, with another session', async () => {
  const { location, cookies } = await sendUserForm({
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
    [
      'cancel 123456789012-1 extraordinary',
      'remove values true',
      'delete appointments true',
      'remove',
      'delete drafts 9',
    ],
  ],
])('after %j the customer is signed out', async (fields, note, done) => {
  const { location, cookies, calls, answer } = await sendUserForm(fields)
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
  const { location, calls } = await sendUserForm(fields)
  expect([location, calls]).toEqual([`/de-de/account/user/${query}`, [call]])
})

test.each([
  ['yes', true, ['objection de-de anna@example.org true'], '?form=reminders&note=saved'],
  ['no', true, ['objection de-de anna@example.org false'], '?form=reminders&note=saved'],
  ['yes', false, [], ''],
])(
  'objection to reminders: %s, of a proven mailbox alone (%s)',
  async (objected, isVerified, done, query) => {
    const { location, calls } = await sendUserForm({ form: 'reminders', objected }, {}, isVerified)
    expect([location, calls]).toEqual([`/de-de/account/user/${query}`, done])
  },
)

test('a form of another site is rejected', async () => {
  const { answer, calls } = await sendUserForm(
    { form: 'delete', password: 'right' },
    { 'sec-fetch-site': 'cross-site' },
  )
  expect([answer instanceof Response && answer.status, calls]).toEqual([403, []])
})

test('the note of a redirect is shown at its form, and nothing else', () => {
  expect(userViewOf(userCustomer, new URLSearchParams('form=data&note=saved')).note).toEqual({
    form: 'data',
    note: 'saved',
  })
  expect(userViewOf(userCustomer, new URLSearchParams('form=data&note=<b>')).note).toBeNull()
})
