import type { Move, MoveFailure } from '#domain/order/move.ts'
import type { Order } from '#domain/order/order.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import type { Result } from '#domain/result.ts'
import { isMove, moveOf } from './moves.ts'
import { listed, shown } from './show.ts'
import { whyNot } from './why-not.ts'
import { done, misread, type Outcome, refused, type Say, strange, type Typed } from './typed.ts'

/** What the operator may ask of the orders of all shops. */
export type OperatorOrders = {
  byId(id: string): Promise<OrderWithPayment | null>
  latest(page: number): Promise<{ orders: Order[]; total: number }>
  move(id: string, move: Move): Promise<Result<OrderWithPayment, MoveFailure>>
}

const LAST_PAGE = 1000

/** `order …`. */
export async function followOrder(typed: Typed, orders: OperatorOrders, say: Say): Promise<Outcome> {
  const { verb, operands } = typed
  if (verb !== 'list' && verb !== 'show' && !isMove(verb))
    return misread(say, `nobody knows how to ${verb}: npm run shop -- help`)
  const odd = isMove(verb) ? undefined : strange(typed, [])
  if (odd !== undefined) return misread(say, `--${odd} means nothing to ${verb}`)
  if (verb === 'list') return list(orders, operands, say)
  // As people read it: in groups.
  const id = readOrderNumber(operands.join(''))
  if (!id.ok)
    return misread(say, `${operands.join(' ') || 'nothing'} is no order number: it has twelve digits`)
  const found = await orders.byId(id.value)
  if (!found) return refused(say, `there is no order ${id.value}`)
  if (verb === 'show') return done(say, shown(found))
  const move = moveOf(typed, found.order)
  if (typeof move === 'string') return misread(say, move)
  const moved = await orders.move(id.value, move)
  return moved.ok
    ? done(say, shown(moved.value))
    : refused(
        say,
        `${verb} cannot be done to the order ${id.value}: ${whyNot(found.order, move)}\n${shown(found)}`,
      )
}

async function list(orders: OperatorOrders, operands: readonly string[], say: Say): Promise<Outcome> {
  const page = Number(operands[0] ?? '1')
  if (operands.length > 1 || !Number.isInteger(page) || page < 1 || page > LAST_PAGE)
    return misread(say, `${operands.join(' ')} is no page`)
  const { orders: found, total } = await orders.latest(page)
  for (const order of found) say(listed(order))
  return done(say, `${total} orders`)
}
