import { describe, expect, test } from 'vitest'
import { AUTH_FORMS, isAuthForm, parseGender } from '#domain/customer/auth-forms.ts'
import { validateForm } from '#domain/form/validate-form.ts'

const person = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.org' }

describe('register', () => {
  const right = { ...person, password: 'Brille-im-Etui' }

  test('accepts valid values', () => expect(validateForm(right, AUTH_FORMS.register)).toEqual({}))

  test.each([
    ['firstName', '', 'required'],
    ['firstName', 'A--B', 'name'],
    ['firstName', 'a'.repeat(61), 'max-length'],
    ['lastName', ' ', 'required'],
    ['lastName', '-Berg', 'name'],
    ['lastName', 'Берг', 'name'],
    ['email', '', 'required'],
    ['email', 'anna@example', 'email'],
    ['email', 'anna@@example.org', 'email'],
    ['password', '', 'required'],
    ['password', 'Kurz-1', 'password'],
    ['password', 'nur-kleine-buchstaben', 'password'],
    ['password', 'NUR-GROSSE-BUCHSTABEN', 'password'],
    ['password', 'KeinSonderzeichen1', 'password'],
    ['password', 'Ein Leerzeichen-', 'password'],
    ['password', `Aa-${'a'.repeat(68)}`, 'password'],
  ] as const)('%s %j is %s', (name, value, kind) =>
    expect(validateForm({ ...right, [name]: value }, AUTH_FORMS.register)).toMatchObject({
      [name]: { kind },
    }),
  )
})

test('an existing password is not validated', () =>
  expect(validateForm({ email: person.email, password: 'x' }, AUTH_FORMS.signin)).toEqual({}))

test.each([
  ['signin', true],
  ['guest', true],
  ['toString', false],
  ['', false],
])('%j is a form: %s', (form, is) => expect(isAuthForm(form)).toBe(is))

test.each([
  ['f', 'f'],
  ['d', 'd'],
  ['', 'n'],
  ['x', 'n'],
])('%j is read as %s', (given, gender) => expect(parseGender(given)).toBe(gender))
