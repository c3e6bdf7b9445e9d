import { expect, test } from 'vitest'
import { applyMoves, confirmedOrder, SHIP } from '#tests/support/order-moves.ts'

test('one package is prepared, the other stays', () => {
  const part = applyMoves([{ event: 'prepare', packageId: 1, to: 'shipment_pending' }])
  expect(part.packages.map(({ deliveryStatus }) => deliveryStatus)).toEqual(['shipment_pending', 'open'])
  const both = applyMoves([{ event: 'prepare', to: 'delegation_pending' }], part)
  expect(both.packages.map(({ deliveryStatus }) => deliveryStatus)).toEqual([
    'shipment_pending',
    'delegation_pending',
  ])
})

test('one package is delivered, and what the other holds is not', () => {
  const part = applyMoves([SHIP, { event: 'deliver', packageId: 1 }])
  expect(part.items.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'available', 'available'])
})

test('a package of which all is cancelled keeps what else is known of it', () => {
  const [first, second] = confirmedOrder.packages
  const left = applyMoves([{ event: 'cancel', items: ['c', 'd'] }])
  expect(left.packages).toEqual([first, { ...second, deliveryStatus: 'cancellation_completed' }])
})

test('a cancelled thing leaves its package open for the others', () => {
  const left = applyMoves([{ event: 'cancel', items: ['c'] }])
  expect(left.packages).toEqual(confirmedOrder.packages)
})
