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

test('a slip of Italy counts axes in two ways, also where its customer reads another language', async () => {
  const typed = { use: 'far', 'right.sphere': '-2', 'right.pd': '31', 'left.pd': '32' }
  const left = { 'left.sphere': '-2', 'left.cylinder': '-1', 'left.axis': '20' }
  const asked = { step: 'values', mistakes: [{ name: 'axisScheme', kind: 'required' }] }
  expect(await orderValuesForm({ country: 'IT' }).send({ ...typed, ...left })).toMatchObject(asked)
  expect(await orderValuesForm().send({ ...typed, ...left })).toMatchObject({ step: 'confirm' })
})

test('after one pair the page names it, and goes on to the next', async () => {
  const { load, sendFile } = orderValuesForm()
  expect(await load()).toMatchObject({ item: { key: 'i7' }, settled: [] })
  await sendFile('picture')
  expect(await load()).toMatchObject({ item: { key: 'i8' }, settled: [{ key: 'i7' }], hasSlip: false })
})
