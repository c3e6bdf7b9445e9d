import type { OrderAction, OrderActionFailure } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import { MAX_SEARCH_LENGTH, type OrderSearch } from '#domain/order/order-search.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import type { Result } from '#domain/result.ts'
import { heldBeforeWork } from '#domain/workshop/workshop-job.ts'
import { counted } from './counted.ts'
import { heldReason } from './held-reason.ts'
import { isMoveCommand, parseMove } from './order-moves.ts'
import { formatOrderLine, formatOrder, formatWholeOrder } from './format-order.ts'
import { moveRefusalReason } from './move-refusal-reason.ts'
import {
  done,
  invalidCommand,
  type CommandOutcome,
  refused,
  type WriteLine,
  findOptionFault,
  type ParsedCommand,
} from './parse-command.ts'

/** What the operator can do with the orders of all shops. */
export type OperatorOrders = {
  byId(id: string): Promise<OrderWithPayment | null>
  latest(page: number): Promise<{ orders: Order[]; total: number }>
  search(which: OrderSearch): Promise<Result<{ orders: Order[]; total: number }, 'unsupported'>>
  move(id: string, move: OrderAction): Promise<Result<OrderWithPayment, OrderActionFailure>>
}

/** Whether goods go into their parcel, or further. What the workshop holds back does not go past it. */
const isOnItsWay = (
  move: OrderAction,
): move is Extract<OrderAction, { event: 'prepare' | 'ship' | 'ready' }> =>
  move.event === 'ship' ||
  move.event === 'ready' ||
  (move.event === 'prepare' && move.to === 'shipment_pending')

const LAST_PAGE = 1000

/** `order …`. */
export async function runOrderCommand(
  command: ParsedCommand,
  orders: OperatorOrders,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands } = command
  const isList = verb === 'list' || verb === 'find'
  if (!isList && verb !== 'show' && !isMoveCommand(verb))
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  const fault = isMoveCommand(verb) ? undefined : findOptionFault(command, isList ? ['json'] : [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'list') return list(orders, command, writeLine)
  if (verb === 'find') return find(orders, command, writeLine)
  // In groups, as people write it.
  const id = parseOrderNumber(operands.join(''))
  if (!id.ok)
    return invalidCommand(
      writeLine,
      `${operands.join(' ') || 'nothing'} is not an order number: it has twelve digits`,
    )
  const found = await orders.byId(id.value)
  if (!found) return refused(writeLine, `there is no order ${id.value}`)
  if (verb === 'show') return done(writeLine, formatWholeOrder(found))
  const move = parseMove(command, found.order)
  if (typeof move === 'string') return invalidCommand(writeLine, move)
  const held = isOnItsWay(move) ? heldBeforeWork(found.order, move.packageId) : null
  if (held) return refused(writeLine, heldReason(found.order, held))
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
  return writeOrders(await orders.latest(page), options, writeLine)
}

/** By name, company, email address or number. */
async function find(
  orders: OperatorOrders,
  { operands, options }: ParsedCommand,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const text = operands.join(' ').trim()
  if (text === '' || text.length > MAX_SEARCH_LENGTH)
    return invalidCommand(
      writeLine,
      `find takes a name, an email address or a number, at most ${MAX_SEARCH_LENGTH} characters`,
    )
  const found = await orders.search({ text })
  return found.ok ? writeOrders(found.value, options, writeLine) : refused(writeLine, CANNOT_SEARCH)
}

const CANNOT_SEARCH = 'the Shop API at SHOP_API_URL cannot search orders: use its own tools'

function writeOrders(
  { orders, total }: { orders: Order[]; total: number },
  { json }: ParsedCommand['options'],
  writeLine: WriteLine,
): CommandOutcome {
  if (json) return done(writeLine, JSON.stringify({ orders, total }))
  for (const order of orders) writeLine(formatOrderLine(order))
  return done(
    writeLine,
    orders.length < total ? `${total} orders, ${orders.length} of them here` : counted(total, 'order'),
  )
}
