import { expect, test } from 'vitest'
import { AFFIRMED, orderValuesForm, VALUES, waitingPair } from '#tests/support/order-values-form.ts'

test('a picture of the slip is stored with consent alone, and shown as received', async () => {
  const { sendFile, load, slips } = orderValuesForm({ items: waitingPair('i7', 'one', 'single-vision') })
  expect(await sendFile('picture', {})).toMatchObject({ slipFault: 'consent' })
  expect(await sendFile('broken')).toMatchObject({ slipFault: 'unreadable' })
  expect(await load('signed', { isSlipTooLarge: true })).toMatchObject({
    kind: 'form',
    slipFault: 'too-large',
  })
  expect(slips).toEqual([])
  expect(await sendFile('picture')).toHaveProperty('status', 303)
  expect(slips).toEqual(['one'])
  expect(await load()).toMatchObject({ kind: 'form', hasSlip: true })
})

test('where a slip is needed, it is asked for after all values, of one pair after the other', async () => {
  const known = { prescriptionValues: { right: { sphere: -2 }, left: { sphere: -1 } } }
  const items = [
    ...waitingPair('i6', 'one', 'single-vision', known),
    ...waitingPair('i7', 'two', 'single-vision', known),
  ]
  const { load, send, sendFile, recorded } = orderValuesForm({ items, country: 'IT' })
  expect(await load()).toMatchObject({ kind: 'form', step: 'slip', item: { key: 'i6' }, hasSlip: false })
  expect(await send({ ...VALUES, ...AFFIRMED })).toMatchObject({ step: 'slip', mistakes: [] })
  expect(recorded).toEqual([])
  await sendFile('picture')
  expect(await load()).toMatchObject({ step: 'slip', item: { key: 'i7' }, hasSlip: false })
  await sendFile('picture', { group: 'two', consent: 'yes' })
  expect(await load()).toMatchObject({ step: 'slip', item: { key: 'i6' }, hasSlip: true })
  expect(await load('signed', { group: 'two' })).toMatchObject({ item: { key: 'i7' }, hasSlip: true })
  const waiting = orderValuesForm({
    items: [...items, ...waitingPair('i8', 'three', 'single-vision')],
    country: 'IT',
  })
  expect(await waiting.load()).toMatchObject({ step: 'values', item: { key: 'i8' } })
})

test('an order takes ten pictures in ten minutes', async () => {
  const { sendFile, slips } = orderValuesForm()
  for (let count = 0; count < 10; count += 1) await sendFile('picture')
  expect(await sendFile('picture')).toMatchObject({ slipFault: 'later' })
  expect(slips).toHaveLength(10)
})
