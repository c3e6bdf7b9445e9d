import { describe, expect, test } from 'vitest'
import { applyOrderAction } from '#domain/order/apply-order-action.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import { applyMoves, COLLECT, pickUpOrder, READY, SHIP } from '#tests/support/order-moves.ts'

describe('an order that is collected in a branch', () => {
  const only = (key: string): OrderAction => ({ event: 'cancel', items: [key] })
  test.each<[string, OrderAction[], string]>([
    [
      'it is prepared like others',
      [{ event: 'prepare', to: 'shipment_pending' }, READY],
      'ready_for_collection',
    ],
    ['with one package there it is not ready', [{ event: 'ready', packageId: 1 }], 'confirmed'],
    ['with all there it is ready', [READY], 'ready_for_collection'],
    ['it is collected', [READY, COLLECT], 'collected'],
    ['it is collected only whole', [READY, { event: 'collect', packageId: 1 }], 'ready_for_collection'],
    ['nobody collects it', [READY, { event: 'cancel' }], 'cancelled'],
    [
      'a part of it stays there',
      [READY, { event: 'collect', packageId: 1 }, { event: 'cancel' }],
      'collected',
    ],
    [
      'what is left is ready',
      [{ event: 'ready', packageId: 1 }, only('c'), only('d')],
      'ready_for_collection',
    ],
    ['it comes back', [READY, COLLECT, { event: 'return' }], 'returned'],
  ])('%s', (_, moves, stage) => expect(applyMoves(moves, pickUpOrder).status).toBe(stage))

  test.each<[string, OrderAction[], OrderAction]>([
    ['shipped', [], SHIP],
    ['delivered', [READY], { event: 'deliver' }],
    ['collected before it is there', [], COLLECT],
    ['returned before it is collected', [READY], { event: 'return' }],
    ['cancelled once it is collected', [READY, COLLECT], { event: 'cancel' }],
  ])('is not %s', (_, moves, move) =>
    expect(applyOrderAction(applyMoves(moves, pickUpOrder), move)).toEqual({
      ok: false,
      error: 'impossible',
    }),
  )

  test.each([READY, COLLECT])('no other order is moved by %j', (move) =>
    expect(applyOrderAction(applyMoves([SHIP]), move)).toEqual({ ok: false, error: 'impossible' }),
  )

  test('what was cancelled in the branch is refunded, and its package is not collected', () => {
    const left = applyMoves([READY, { event: 'cancel', items: ['c', 'd'] }], pickUpOrder)
    expect([left.reduction, left.packages.map(({ deliveryStatus }) => deliveryStatus)]).toEqual([
      2000,
      ['shipment_completed', 'cancellation_completed'],
    ])
  })
})
