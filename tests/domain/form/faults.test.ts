import { expect, test } from 'vitest'
import { faultsIn } from '#domain/form/faults.ts'
import { email, required } from '#domain/form/rules.ts'

const rules = { name: [required], email: [required, email] }

test.each([
  [{ name: 'Anna', email: 'anna@example.org' }, {}],
  [
    { name: ' ', email: '' },
    { name: { kind: 'required' }, email: { kind: 'required' } },
  ],
  [{ name: 'Anna', email: 'anna' }, { email: { kind: 'email' } }],
])('%j has the faults %j', (values, faults) => expect(faultsIn(values, rules)).toEqual(faults))
