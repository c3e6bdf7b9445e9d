import { expect, test } from 'vitest'
import { validateForm } from '#domain/form/validate-form.ts'
import { email, required } from '#domain/form/rules.ts'

const rules = { name: [required], email: [required, email] }

test.each([
  [{ name: 'Anna', email: 'anna@example.org' }, {}],
  [
    { name: ' ', email: '' },
    { name: { kind: 'required' }, email: { kind: 'required' } },
  ],
  [{ name: 'Anna', email: 'anna' }, { email: { kind: 'email' } }],
])('%j has the errors %j', (values, faults) => expect(validateForm(values, rules)).toEqual(faults))
