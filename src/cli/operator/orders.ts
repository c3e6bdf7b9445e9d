import type { OrderAction, OrderActionFailure } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import type { Result } from '#domain/result.ts'
import { isMoveCommand, parseMove } from './order-moves.ts'
import { formatOrderLine, formatOrder } from './format-order.ts'
import { moveRefusalReason } from './move-refusal-reason.ts'
import {
  done,
  invalidCommand,
  type CommandOutcome,
  refused,
  type WriteLine,
  findUnknownOption,
  type ParsedCommand,
} from './parse-command.ts'

/** What the operator can do with the orders of all shops. */
export type OperatorOrders = {
  byId(id: string): Promise<OrderWithPayment | null>
  latest(page: number): Promise<{ orders: Order[]; total: number }>
  move(id: string, move: OrderAction): Promise<Result<OrderWithPayment, OrderActionFailure>>
}

const LAST_PAGE = 1000

/** `order …`. */
export async function runOrderCommand(
  command: ParsedCommand,
  orders: OperatorOrders,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands } = command
  if (verb !== 'list' && verb !== 'show' && !isMoveCommand(verb))
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  const unknownOption = isMoveCommand(verb)
    ? undefined
    : findUnknownOption(command, verb === 'list' ? ['json'] : [])
  if (unknownOption !== undefined)
    return invalidCommand(writeLine, `${verb} has no option --${unknownOption}`)
  if (verb === 'list') return list(orders, command, writeLine)
  // In groups, as people write it.
  const id = parseOrderNumber(operands.join(''))
  if (!id.ok)
    return invalidCommand(
      writeLine,
      `${operands.join(' ') || 'nothing'} is not an order number: it has twelve digits`,
    )
  const found = await orders.byId(id.value)
  if (!found) return refused(writeLine, `there is no order ${id.value}`)
  if (verb === 'show') return done(writeLine, formatOrder(found))
  const move = parseMove(command, found.order)
  if (typeof move === 'string') return invalidCommand(writeLine, move)
  const moved = await orders.move(id.value, move)
  return moved.ok
    ? done(writeLine, formatOrder(moved.value))
    : refused(
        writeLine,
        `${verb} is not possible for order ${id.value}: ${moveRefusalReason(found.order, move)}\n${formatOrder(found)}`,
      )
}

async function list(
  orders: OperatorOrders,
  { operands, options }: ParsedCommand,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const page = Number(operands[0] ?? '1')
  if (operands.length > 1 || !Number.isInteger(page) || page < 1 || page > LAST_PAGE)
    return invalidCommand(writeLine, `${operands.join(' ')} is not a page number`)
  const { orders: found, total } = await orders.latest(page)
  if (options.json) return done(writeLine, JSON.stringify({ orders: found, total }))
  for (const order of found) writeLine(formatOrderLine(order))
  return done(writeLine, `${total} orders`)
}
