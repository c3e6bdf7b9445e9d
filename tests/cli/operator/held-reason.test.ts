import { expect, test } from 'vitest'
import { runOrderCommand } from '#cli/operator/orders.ts'
import type { ParsedCommand } from '#cli/operator/parse-command.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { ok } from '#domain/result.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { aPayment } from '#tests/support/payment.ts'
import { aFrameItem, UNUSUAL } from '#tests/support/workshop.ts'

const ITALY = { id: 10005, country: 'IT', locale: 'it_IT' }
const values = { prescriptionValues: UNUSUAL }

async function run(verb: string, order: Order, options: ParsedCommand['options'] = {}) {
  const output: string[] = []
  const moves: OrderAction[] = []
  const unused = () => Promise.reject(new Error('not needed'))
  const outcome = await runOrderCommand(
    { noun: 'order', verb, operands: [order.id], options },
    {
      byId: async () => ({ order, payment: aPayment() }),
      latest: unused,
      search: unused,
      async move(_, move) {
        moves.push(move)
        return ok({ order, payment: aPayment() })
      },
    },
    (text) => void output.push(text),
  )
  return { outcome, moves: moves.length, output: output.join('\n') }
}

const orderOf = (customData: object, rest: Partial<Order> = {}) =>
  anOrder({ items: [aFrameItem('i1', 'g', { ...customData })], ...rest })
const unmeasured = { prescriptionValues: { right: { sphere: -1 }, left: { sphere: -1 } } }
const MEASURED = { method: 'branch', measuredOn: '2026-11-20' }
const old = { ...values, pupilDistance: { method: 'prescription', measuredOn: '2020-01-10' } }

test.each([
  ['without values', orderOf({}), 'waits for the values of its customer: Veduta Model 1'],
  ['without a seen slip, in Italy', orderOf(values, { shop: ITALY }), 'to see the slip: Veduta Model 1'],
  ['without a pupillary distance', orderOf(unmeasured), 'waits for the pupillary distance'],
  [
    'with a prism that an optician has to check',
    orderOf({ ...values, pupilDistance: MEASURED }),
    '--prism-checked',
  ],
  [
    'with office lenses without their distances',
    anOrder({ items: waitingPair('i1', 'g', 'office', values), packages: [aPackage(1)] }),
    'record what they say by order values 123456789012 --room … --near …',
  ],
  ['with values that were too old', orderOf(old), 'with --force of order workshop'],
])('a pair %s is neither packed nor sent nor laid ready', async (_, order, reason) => {
  for (const verb of ['pack', 'ship', 'ready']) {
    const { outcome, moves, output } = await run(verb, order)
    expect([outcome, moves]).toEqual(['refused', 0])
    expect(output).toContain(reason)
  }
  for (const verb of ['cancel', 'return']) expect(await run(verb, order)).toMatchObject({ moves: 1 })
})

test('what the workshop has, and a parcel of other goods, is sent', async () => {
  const packages = [aPackage(1, { deliveryStatus: 'delegation_pending' })]
  expect(await run('ship', orderOf(values, { shop: ITALY, packages }))).toMatchObject({ moves: 1 })
  const items = [aFrameItem('i1', 'g', {}), anOrderItem('i7', { packageId: 2 })]
  const two = anOrder({ items, packages: [aPackage(1), aPackage(2)] })
  expect(await run('ship', two, { package: '2' })).toMatchObject({ outcome: 'done', moves: 1 })
  expect(await run('ship', two, { package: '1' })).toMatchObject({ outcome: 'refused', moves: 0 })
})
