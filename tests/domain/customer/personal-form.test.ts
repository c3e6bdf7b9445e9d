import { expect, test } from 'vitest'
import { personalForm, readPersonalForm } from '#domain/customer/personal-form.ts'
import { aCustomer } from '#tests/support/customers.ts'

const anna = aCustomer({ id: '1', birthDate: '2001-12-31' })
const today = new Date('2026-11-21T12:00:00Z')
const context = { today, isPhone: (number: string) => /^\+\d{6,}$/.test(number) }
const form = personalForm(anna)

test('valid personal data are read as they were typed', () => {
  expect(form).toEqual({
    gender: 'f',
    firstName: 'Anna',
    lastName: 'Berg',
    phone: '',
    birthDate: '31.12.2001',
  })
  expect(personalForm({ ...anna, phone: '+49301234567', birthDate: null })).toMatchObject({
    phone: '+49301234567',
    birthDate: '',
  })
  expect(readPersonalForm(form, context)).toEqual({
    ok: true,
    value: { gender: 'f', firstName: 'Anna', lastName: 'Berg', phone: null, birthDate: '2001-12-31' },
  })
})

test.each([
  [{ firstName: '' }, { firstName: { kind: 'required' } }],
  [{ lastName: 'B3rg' }, { lastName: { kind: 'name' } }],
  [{ firstName: 'a'.repeat(61) }, { firstName: { kind: 'max-length', max: 60 } }],
  [{ phone: '12' }, { phone: { kind: 'phone' } }],
  [{ birthDate: '31.02.2001' }, { birthDate: { kind: 'date' } }],
  [{ birthDate: '22.11.2026' }, { birthDate: { kind: 'date' } }],
])('%j is refused', (wrong, faults) =>
  expect(readPersonalForm({ ...form, ...wrong }, context)).toEqual({ ok: false, error: faults }),
)

test('title and date of birth are optional', () =>
  expect(
    readPersonalForm({ ...form, gender: 'x', birthDate: '', phone: '+49405550120' }, context),
  ).toMatchObject({
    value: { gender: 'n', birthDate: null, phone: '+49405550120' },
  }))
