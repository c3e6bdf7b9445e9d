import { parseOrderNumber } from '#domain/form/order-number.ts'
import { plainAmount } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import { type KeepTried, type KeepTriedFailure, priceOfKept } from '#domain/order/keep-tried.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { mayCharge, type TryOnStage, tryOnState } from '#domain/order/try-on-state.ts'
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

/** `order try-ons [--json]`, `order charge NUMBER [--item KEY] …`. */
export async function runTryOnCommand(
  command: ParsedCommand,
  desk: Desk,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  const fault = findOptionFault(command, verb === 'charge' ? ['item'] : ['json'])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  const today = desk.now().toISOString()
  if (verb === 'try-ons') return list(command, desk, today, writeLine)
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
  { operands, options }: ParsedCommand,
  { tryOns }: Desk,
  today: string,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  if (operands.length > 0) return invalidCommand(writeLine, 'try-ons takes no arguments')
  const open = (await tryOns.open())
    .toSorted((one, other) => Date.parse(one.order.placedAt) - Date.parse(other.order.placedAt))
    .flatMap(({ order }) => openTryOn(order, today) ?? [])
  if (options.json) return done(writeLine, JSON.stringify(open))
  for (const each of open) writeLine(lineOf(each))
  return done(writeLine, `${open.length} try-ons`)
}

/** What the operator reads of an order whose frames are tried at home. */
type OpenTryOn = {
  orderId: string
  stage: TryOnStage
  /** RFC 3339 day. */
  endsOn: string | null
  frames: number
  amount: Minor
  currency: string
  letters: number
  mayBeCharged: boolean
  email: string
}

function openTryOn(order: Order, today: string): OpenTryOn | null {
  const state = tryOnState(order, today)
  const letters = order.tryOn?.letters ?? []
  return (
    state && {
      orderId: order.id,
      stage: state.stage,
      endsOn: state.endsOn,
      frames: state.open.length,
      amount: priceOfKept(state.open),
      currency: order.currencyCode,
      letters: letters.length,
      mayBeCharged: mayCharge(state, letters, today),
      email: order.customer.email.email,
    }
  )
}

const lineOf = ({ orderId, stage, endsOn, frames, amount, currency, ...rest }: OpenTryOn): string =>
  [
    orderId,
    stage,
    endsOn ?? '-',
    `${frames} frames`,
    `${plainAmount(amount)} ${currency}`,
    `${rest.letters} letters`,
    ...(rest.mayBeCharged ? ['may be charged'] : []),
    rest.email,
  ]
    .map(printableLine)
    .join('  ')
