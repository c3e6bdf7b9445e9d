import { expect, test } from 'vitest'
import { aCustomer } from '#tests/support/customers.ts'
import { orderValuesForm } from '#tests/support/order-values-form.ts'

const customer = { ...aCustomer(), id: 'anna', birthDate: '2015-01-01' }
const session = { token: 'token', customer }

test.each([
  ['its young customer', { owner: 'anna', session }, 12],
  ['somebody else who is signed in', { owner: 'berta', session }, 24],
  ['somebody who is not', { owner: 'anna' }, 24],
])('values of a link that %s enters hold as long as theirs do', async (_, who, holdMonths) =>
  expect(await orderValuesForm(who).load()).toMatchObject({ context: { holdMonths } }),
)
