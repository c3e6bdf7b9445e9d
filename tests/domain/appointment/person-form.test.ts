import { expect, test } from 'vitest'
import { readPersonForm } from '#domain/appointment/person-form.ts'

const FORM = { firstName: ' Anna  Maria ', lastName: 'Berg', email: 'Anna@Example.com ', phone: '' }
const read = (over: Partial<typeof FORM> = {}) =>
  readPersonForm({ ...FORM, ...over }, (text) => text.startsWith('+'))

test('a person is read without surplus spaces, the mailbox in lower case', () => {
  expect(read()).toEqual({
    ok: true,
    value: { firstName: 'Anna Maria', lastName: 'Berg', email: 'anna@example.com', phone: null },
  })
  expect(read({ phone: '+49 40 1234567' })).toMatchObject({ value: { phone: '+49 40 1234567' } })
})

test.each([
  [{ firstName: ' ' }, { firstName: { kind: 'required' } }],
  [{ firstName: 'https://x.example' }, { firstName: { kind: 'name' } }],
  [{ lastName: 'B'.repeat(61) }, { lastName: { kind: 'max-length', max: 60 } }],
  [{ email: '' }, { email: { kind: 'required' } }],
  [{ email: 'anna' }, { email: { kind: 'email' } }],
  [{ phone: '12' }, { phone: { kind: 'phone' } }],
  [{ phone: `+${'1'.repeat(50)}` }, { phone: { kind: 'max-length', max: 50 } }],
])('%j is wrong', (over, error) => expect(read(over)).toEqual({ ok: false, error }))
