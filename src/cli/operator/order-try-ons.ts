import { parseOrderNumber } from '#domain/form/order-number.ts'
import { plainAmount } from '#domain/money/format.ts'
import { type KeepTried, type KeepTriedFailure, priceOfKept } from '#domain/order/keep-tried.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { mayCharge, tryOnState } from '#domain/order/try-on-state.ts'
import type { Result } from '#domain/result.ts'
import { formatOrder } from './format-order.ts'
import type { OperatorOrders } from './orders.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'
import { printableLine } from './printable.ts'

/** What the operator can do with frames that are tried at home. */
export type OperatorTryOns = {
  open(): Promise<OrderWithPayment[]>
  keep(id: string, kept: KeepTried): Promise<Result<OrderWithPayment, KeepTriedFailure>>
}

type Desk = { orders: Pick<OperatorOrders, 'byId'>; tryOns: OperatorTryOns; now(): Date }

export const isTryOnCommand = (verb: string): boolean => verb === 'try-ons' || verb === 'charge'

/** `order try-ons`, `order charge NUMBER [--item KEY] …`. */
export async function runTryOnCommand(
  command: ParsedCommand,
  desk: Desk,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  const fault = findOptionFault(command, verb === 'charge' ? ['item'] : [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  const today = desk.now().toISOString()
  if (verb === 'try-ons') return list(operands, desk, today, writeLine)
  const id = parseOrderNumber(operands.join(''))
  if (!id.ok) return invalidCommand(writeLine, 'charge takes an order number')
  const found = await desk.orders.byId(id.value)
  if (!found) return refused(writeLine, `there is no order ${id.value}`)
  const open = tryOnState(found.order, today)?.open ?? []
  const keys = options.item ?? open.map(({ key }) => key)
  const charged = keys.length > 0 ? await desk.tryOns.keep(id.value, { keys, by: 'operator' }) : null
  return charged?.ok
    ? done(writeLine, formatOrder(charged.value))
    : refused(
        writeLine,
        `nothing of order ${id.value} may be charged: frames must be overdue, and both letters sent for days`,
      )
}

async function list(
  operands: readonly string[],
  { tryOns }: Desk,
  today: string,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  if (operands.length > 0) return invalidCommand(writeLine, 'try-ons takes no arguments')
  const open = (await tryOns.open()).toSorted(
    (one, other) => Date.parse(one.order.placedAt) - Date.parse(other.order.placedAt),
  )
  for (const { order } of open) {
    const state = tryOnState(order, today)
    const letters = order.tryOn?.letters ?? []
    if (state)
      writeLine(
        [
          order.id,
          state.stage,
          state.endsOn ?? '-',
          `${state.open.length} frames`,
          `${plainAmount(priceOfKept(state.open))} ${order.currencyCode}`,
          `${letters.length} letters`,
          ...(mayCharge(state, letters, today) ? ['may be charged'] : []),
          order.customer.email.email,
        ]
          .map(printableLine)
          .join('  '),
      )
  }
  return done(writeLine, `${open.length} try-ons`)
}
