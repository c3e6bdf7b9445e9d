import { expect, test } from 'vitest'
import { areSlipsReceived } from '#server/loaders/slips-received.ts'
import { emptyOrderClient, fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { anOrder, aPackage } from '#tests/support/orders.ts'

const id = '123456789012'
const two = [...waitingPair('i1', 'one', 'single-vision'), ...waitingPair('i2', 'two', 'progressive')]
const prescriptionValues = { right: { sphere: 1, addition: 2 }, left: { sphere: 1, addition: 2 } }
const office = waitingPair('i3', 'office', 'office', { prescriptionValues })

test.each([
  ['none', two, [], false],
  ['that of one of two pairs', two, ['one'], false],
  ['those of both', two, ['two', 'one'], true],
  ['a slip, which says no distances for the office', [...two, ...office], ['one', 'two', 'office'], false],
])('of the slips of an order came %s', async (_, items, sent, expected) => {
  const order = anOrder({ id, items, packages: [aPackage(1)] })
  const fake = fakeAfterSale(recordingLog().log)
  const list = async () => sent.map((groupId) => ({ orderId: id, groupId, receivedAt: '' }))
  const ctx = {
    orders: { ...emptyOrderClient, byId: async (of: string) => (of === id ? order : null) },
    afterSale: { ...fake, slips: { ...fake.slips, list } },
  }
  expect(await areSlipsReceived(ctx, id)).toBe(expected)
  expect(await areSlipsReceived(ctx, '999999999999')).toBe(false)
})
