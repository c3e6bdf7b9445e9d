import { expect, test } from 'vitest'
import { accountGlasses } from '#domain/order/account-glasses.ts'
import { itemsWithCorrection } from '#domain/order/correct-values.ts'
import { ownValues } from '#domain/order/own-values.ts'
import { withoutValues } from '#domain/order/remove-values.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { aProduct } from '#tests/support/goods.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aFrameItem, somePartItems } from '#tests/support/workshop.ts'

const ORDERED = { right: { sphere: -2, pd: 32 }, left: { sphere: -1, pd: 32 } }
const CORRECTED = { right: { sphere: -2.5, pd: 32 }, left: { sphere: -1, pd: 32 } }
const lens = anOrderItem('i5', { product: aProduct(5), customData: { prescriptionValues: ORDERED } })
const order = anOrder({
  items: [aFrameItem('i1', 'g', { prescriptionValues: ORDERED }), ...somePartItems('g'), lens],
})
const affirmed = { at: '2026-11-29T08:00:00Z', textVersion: '2026-11', by: 'anna' }
const validity = { measuredOn: '2026-11-20', months: 24 }
const correct = (key: string) =>
  itemsWithCorrection(order, { key, prescription: CORRECTED, validity, affirmed })

test('corrected values are those of the customer, and the order keeps what it is made to', () => {
  const items = correct('i1') ?? []
  const corrected = { ...order, items }
  const [glasses, lenses] = ownValues(corrected)
  expect(glasses).toMatchObject({
    key: 'i1',
    values: CORRECTED,
    source: 'corrected',
    savedOn: affirmed.at,
    measuredOn: '2026-11-20',
    items: [items[0]],
  })
  expect(lenses).toMatchObject({ key: 'i5', values: ORDERED, source: 'order' })
  expect(accountGlasses([corrected], [], 'Anna')?.prescription).toEqual(CORRECTED)
  expect(items.map(prescriptionValuesOf)).toEqual(order.items.map(prescriptionValuesOf))
})

test('a second correction replaces the first', () => {
  const items = correct('i1') ?? []
  const again = itemsWithCorrection(
    { ...order, items },
    { key: 'i1', prescription: ORDERED, affirmed: { ...affirmed, at: '2026-11-30T08:00:00Z' } },
  )
  expect(ownValues({ ...order, items: again ?? [] })[0]).toMatchObject({
    values: ORDERED,
    source: 'corrected',
    savedOn: '2026-11-30T08:00:00Z',
  })
})

test.each(['i5', 'i2', 'unknown'])('%s is no key of glasses', (key) => expect(correct(key)).toBeNull())

test('a correction leaves with the values', () =>
  expect(withoutValues({ ...order, items: correct('i1') ?? [] })).toEqual(withoutValues(order)))
