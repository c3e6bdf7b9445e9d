import { isOrderNumber } from '#domain/form/order-number.ts'
import type { Order } from '#domain/order/order.ts'
import { cashOnDelivery, pickingList, readyPackages, waitingPackages } from '#domain/order/picking-list.ts'
import { renderPackingSlip } from '#modules/documents/packing-slip.ts'
import { renderPickingList } from '#modules/documents/picking-list.ts'
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
import { reasonOf } from './reason-of.ts'

/** Writes a file, in place of one of that name. */
export type WriteFile = (file: string, content: Buffer) => Promise<void>

export type Desk = { orders: OperatorOrders; writeFile: WriteFile; writeLine: WriteLine }

export const isDocumentCommand = (verb: string): boolean => verb === 'picking-list' || verb === 'packing-slip'

/** Pages of 20 orders that one picking list reads; more orders are to be named. */
const MAX_PAGES = 50

/** `order picking-list [NUMBER …] FILE.pdf`, `order packing-slip NUMBER FILE.pdf`. */
export async function runDocumentCommand(command: ParsedCommand, desk: Desk): Promise<CommandOutcome> {
  const { verb, operands } = command
  const { writeLine } = desk
  const fault = findOptionFault(command, verb === 'packing-slip' ? ['package'] : [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  const file = operands.at(-1) ?? ''
  if (!/.\.pdf$/i.test(file)) return invalidCommand(writeLine, `${verb} needs a file: FILE.pdf`)
  const digits = operands.slice(0, -1).join('')
  const numbers = digits.match(/.{1,12}/gsu) ?? []
  if (!numbers.every(isOrderNumber) || (verb === 'packing-slip' && numbers.length !== 1))
    return invalidCommand(
      writeLine,
      `${operands.slice(0, -1).join(' ') || 'nothing'} is not an order number: it has twelve digits`,
    )
  return verb === 'packing-slip'
    ? packingSlip(desk, { number: digits, file, typed: command.options.package })
    : writePickingList(desk, numbers, file)
}

async function packingSlip(
  { orders, writeFile, writeLine }: Desk,
  { number, file, typed }: { number: string; file: string; typed: string | undefined },
): Promise<CommandOutcome> {
  const order = (await orders.byId(number))?.order
  if (!order) return refused(writeLine, `there is no order ${number}`)
  const packages = order.packages.filter(
    ({ id, deliveryStatus }) =>
      (typed === undefined || String(id) === typed) && deliveryStatus !== 'cancellation_completed',
  )
  if (order.confirmedAt === null || packages.length === 0)
    return refused(
      writeLine,
      `order ${number} has ${typed === undefined ? 'nothing to pack' : `no package ${typed}`}`,
    )
  return saveFile(file, await renderPackingSlip(order, packages), { writeFile, writeLine })
}

async function writePickingList(desk: Desk, numbers: string[], file: string): Promise<CommandOutcome> {
  const { writeLine } = desk
  const found = await (numbers.length > 0 ? namedOrders(desk.orders, numbers) : confirmedOrders(desk.orders))
  if (typeof found === 'string') return refused(writeLine, found)
  const packagesOf = numbers.length > 0 ? waitingPackages : readyPackages
  const rows = pickingList(found, packagesOf)
  if (rows.length === 0)
    return numbers.length > 0
      ? refused(writeLine, 'nothing of these orders is to be sent')
      : done(writeLine, 'no order is ready to be sent')
  return saveFile(file, await renderPickingList(rows, cashOnDelivery(found, packagesOf)), desk)
}

/** A message where one does not exist. */
async function namedOrders({ byId }: OperatorOrders, numbers: string[]): Promise<Order[] | string> {
  const found: Order[] = []
  for (const number of new Set(numbers)) {
    const order = (await byId(number))?.order
    if (!order) return `there is no order ${number}`
    found.push(order)
  }
  return found
}

/** Each once, although orders may move from page to page meanwhile. */
async function confirmedOrders({ search }: OperatorOrders): Promise<Order[] | string> {
  const found = new Map<string, Order>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const read = await search({ stage: 'confirmed', page })
    if (!read.ok) return 'the Shop API at SHOP_API_URL cannot search orders: name them'
    for (const order of read.value.orders) found.set(order.id, order)
    if (read.value.orders.length === 0) return [...found.values()]
  }
  return `more than ${MAX_PAGES * 20} orders are waiting: name those to fetch`
}

/** Says where it was written, or why not. */
export async function saveFile(
  file: string,
  content: Buffer,
  { writeFile, writeLine }: Pick<Desk, 'writeFile' | 'writeLine'>,
): Promise<CommandOutcome> {
  try {
    await writeFile(file, content)
    return done(writeLine, `written to ${file}`)
  } catch (error) {
    return refused(writeLine, `${file}: ${reasonOf(error)}`)
  }
}
