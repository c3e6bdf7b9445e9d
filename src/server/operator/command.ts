import { parseArgs } from 'node:util'
import type { Move, MoveFailure } from '#domain/order/move.ts'
import type { Order } from '#domain/order/order.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { trackingUrl } from '#domain/order/tracking.ts'
import type { Result } from '#domain/result.ts'
import { listed, shown } from './show.ts'

/** What the operator may ask of the orders of all shops. */
export type OperatorOrders = {
  byId(id: string): Promise<Order | null>
  latest(page: number): Promise<{ orders: Order[]; total: number }>
  move(id: string, move: Move): Promise<Result<Order, MoveFailure>>
}

type Options = { package?: string; tracking?: string; url?: string; item?: string[]; amount?: string }

export const USAGE = `npm run shop -- order list [PAGE]       the latest orders of all shops
npm run shop -- order show NUMBER       one with its packages, items and payment
npm run shop -- order workshop NUMBER   glasses are being made
npm run shop -- order pack NUMBER       the parcel is being packed
npm run shop -- order ship NUMBER       it has gone [--tracking ID] [--url URL]
npm run shop -- order deliver NUMBER    it has arrived
npm run shop -- order cancel NUMBER     all that has not gone, or [--item KEY] …
npm run shop -- order return NUMBER     all that came back, or [--item KEY] …
npm run shop -- order refund NUMBER     what cancelled and returned items cost, or [--amount 12.34] in all
Of one package alone: [--package 1]. Buyers are told by letter.`

/** Follows a line that the operator typed. False where it was not followed; `say` is told why. */
export async function runCommand(
  args: readonly string[],
  orders: OperatorOrders,
  say: (line: string) => void,
): Promise<boolean> {
  const read = readArgs(args)
  if (typeof read === 'string') return refused(say, `${read}\n${USAGE}`)
  const { verb, operand, options } = read
  if (verb === 'list') return list(orders, operand, say)
  const id = readOrderNumber(operand ?? '')
  if (!id.ok) return refused(say, `${operand ?? 'nothing'} is no order number: it has twelve digits`)
  const order = await orders.byId(id.value)
  if (!order) return refused(say, `there is no order ${id.value}`)
  if (verb === 'show') return done(say, shown(order))
  const move = moveOf(verb, options, order)
  if (typeof move === 'string') return refused(say, move)
  const moved = await orders.move(id.value, move)
  return moved.ok
    ? done(say, shown(moved.value))
    : refused(say, `${verb} cannot be done to the order ${id.value} as it is\n${shown(order)}`)
}

type Read = { verb: string; operand: string | undefined; options: Options }

function readArgs(args: readonly string[]): Read | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        package: { type: 'string' },
        tracking: { type: 'string' },
        url: { type: 'string' },
        item: { type: 'string', multiple: true },
        amount: { type: 'string' },
      },
    })
    const [noun, verb, ...operands] = positionals
    if (noun !== 'order' || !verb) return 'what is to be done?'
    // As people read it: in groups.
    return { verb, operand: operands.join('') || undefined, options: values }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function moveOf(verb: string, options: Options, order: Order): Move | string {
  const items = options.item && { items: options.item }
  const number = options.package === undefined ? undefined : Number(options.package)
  const ofPackage = order.packages.find(({ id }) => id === number)
  if (number !== undefined && !ofPackage) return `the order has no package ${options.package}`
  const packageId = ofPackage && { packageId: ofPackage.id }
  switch (verb) {
    case 'workshop':
      return { event: 'prepare', to: 'delegation_pending', ...packageId }
    case 'pack':
      return { event: 'prepare', to: 'shipment_pending', ...packageId }
    case 'ship':
      return shipment(options, order, packageId)
    case 'deliver':
      return { event: 'deliver', ...packageId }
    case 'cancel':
    case 'return':
      return { event: verb, ...items }
    case 'refund':
      return refund(options.amount)
    default:
      return `nobody knows how to ${verb}\n${USAGE}`
  }
}

function shipment(
  { tracking: id, url: given }: Options,
  order: Order,
  of: { packageId: number } | undefined,
): Move | string {
  if (id === undefined) return { event: 'ship', ...of }
  const parcel = order.packages.find(({ id: each }) => of === undefined || each === of.packageId)
  const url = given ?? (parcel && trackingUrl(parcel.carrierKey, id))
  if (!url) return `of ${parcel?.carrierKey ?? 'no carrier'} no address is known: add --url`
  return { event: 'ship', ...of, tracking: { id, url } }
}

function refund(typed: string | undefined): Move | string {
  if (typed === undefined) return { event: 'refund' }
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  if (whole === undefined) return `${typed} is no amount: 12.34`
  return { event: 'refund', amount: Number(`${whole}${cents.padEnd(2, '0')}`) }
}

async function list(orders: OperatorOrders, operand: string | undefined, say: (line: string) => void) {
  const page = Number(operand ?? '1')
  if (!Number.isInteger(page) || page < 1) return refused(say, `${operand} is no page`)
  const { orders: found, total } = await orders.latest(page)
  for (const order of found) say(listed(order))
  return done(say, `${total} orders`)
}

function done(say: (line: string) => void, line: string): boolean {
  say(line)
  return true
}

function refused(say: (line: string) => void, line: string): boolean {
  say(line)
  return false
}
