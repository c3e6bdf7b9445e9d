import { describe, expect, test } from 'vitest'
import { ENTRY_FORMS, isEntryForm, readGender } from '#domain/customer/entry-forms.ts'
import { faultsIn } from '#domain/form/faults.ts'

const person = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.org' }

describe('register', () => {
  const right = { ...person, password: 'Brille-im-Etui' }

  test('takes what is right', () => expect(faultsIn(right, ENTRY_FORMS.register)).toEqual({}))

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
    expect(faultsIn({ ...right, [name]: value }, ENTRY_FORMS.register)).toMatchObject({ [name]: { kind } }),
  )
})

test('a password that somebody has is not judged', () =>
  expect(faultsIn({ email: person.email, password: 'x' }, ENTRY_FORMS.signin)).toEqual({}))

test.each([
  ['signin', true],
  ['guest', true],
  ['toString', false],
  ['', false],
])('%j is a form: %s', (form, is) => expect(isEntryForm(form)).toBe(is))

test.each([
  ['f', 'f'],
  ['d', 'd'],
  ['', 'n'],
  ['x', 'n'],
])('%j is read as %s', (given, gender) => expect(readGender(given)).toBe(gender))
