import { expect, test } from 'vitest'
import { orderValuesForm, waitingPair } from '#tests/support/order-values-form.ts'

const VALUES = {
  right: { sphere: 1, addition: 2, pd: 32 },
  left: { sphere: 1, addition: 2, pd: 31.5 },
}
const office = (customData: object = { prescriptionValues: VALUES }) =>
  waitingPair('i1', 'one', 'office', { ...customData })

test('the distances of office lenses are asked for, and stored with the values', async () => {
  const { load, send, recorded } = orderValuesForm({ items: office() })
  expect(await load()).toMatchObject({ kind: 'form', step: 'office', mistakes: [] })
  const sent = await send({ 'office.room': '200', 'office.near': '40' })
  expect(sent).toMatchObject({ status: 303 })
  expect(recorded).toMatchObject([
    {
      group: 'one',
      prescription: VALUES,
      officeDistance: { room: 200, near: 40 },
      affirmed: { by: 'link' },
    },
  ])
  expect(await load()).toMatchObject({ kind: 'done' })
})

test.each([
  [{ 'office.room': '200' }, ['office.near']],
  [{ 'office.room': '300', 'office.near': '40' }, ['office.room']],
  [{}, ['office.room', 'office.near']],
])('a form with %j lacks %j', async (fields, names) => {
  const { send, recorded } = orderValuesForm({ items: office() })
  const view = await send(fields)
  expect(view).toMatchObject({ step: 'office', mistakes: names.map((name) => ({ name, kind: 'required' })) })
  expect(recorded).toEqual([])
})

test('the distances of one pair are asked for while the picture of another is read', async () => {
  const items = [...waitingPair('i0', 'two', 'single-vision'), ...office()]
  const { load, send, sendFile } = orderValuesForm({ items })
  expect(await load()).toMatchObject({ step: 'values', item: { key: 'i0' } })
  await sendFile('picture', { group: 'two', consent: 'yes' })
  expect(await load()).toMatchObject({ step: 'office', item: { key: 'i1' } })
  await send({ 'office.room': '200', 'office.near': '40' })
  expect(await load()).toMatchObject({ step: 'values', item: { key: 'i0' }, hasSlip: true })
})

test('values that are missing come first, in Italy a slip comes last', async () => {
  expect(await orderValuesForm({ items: office({}) }).load()).toMatchObject({ step: 'values' })
  const inItaly = orderValuesForm({ items: office(), country: 'IT' })
  expect(await inItaly.load()).toMatchObject({ step: 'office' })
  await inItaly.send({ 'office.room': '100', 'office.near': '35' })
  expect(await inItaly.load()).toMatchObject({ step: 'slip' })
})
