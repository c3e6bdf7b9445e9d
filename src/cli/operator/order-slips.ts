import { parseOrderNumber } from '#domain/form/order-number.ts'
import type { Order } from '#domain/order/order.ts'
import type { OperatorSlips } from '#modules/operator/operator-slips.ts'
import type { WriteFile } from './order-documents.ts'
import type { OperatorOrders } from './orders.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type OptionName,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'
import { printableLine } from './printable.ts'
import { recordOfficeDistance } from './record-office-distance.ts'
import { recordSlipValues } from './record-slip-values.ts'
import type { RecordValues } from './see-slip.ts'
import { reasonOf } from './reason-of.ts'

type Desk = {
  orders: Pick<OperatorOrders, 'byId'>
  slips: OperatorSlips
  recordValues: RecordValues
  now(): Date
  writeFile: WriteFile
  writeLine: WriteLine
}

const OPTIONS: Record<string, readonly OptionName[]> = {
  slips: ['json'],
  slip: ['item'],
  values: ['item', 'right', 'left', 'use', 'axes', 'day', 'room', 'near', 'force'],
}
export const isSlipCommand = (verb: string): boolean => Object.hasOwn(OPTIONS, verb)

/** `order slips [--json]`, `order slip NUMBER FILE`, `order values NUMBER --right … --left …`. */
export async function runSlipCommand(command: ParsedCommand, desk: Desk): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  const { writeLine, slips } = desk
  const fault = findOptionFault(command, OPTIONS[verb] ?? [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'slips') {
    const stored = await slips.listAwaited()
    if (options.json) return done(writeLine, JSON.stringify(stored))
    for (const { orderId, groupId, receivedAt } of stored)
      writeLine(printableLine(`${orderId}  ${groupId}  ${receivedAt}`))
    return done(writeLine, `${stored.length} pictures of slips`)
  }
  const file = verb === 'slip' ? operands.at(-1) : undefined
  const id = parseOrderNumber((verb === 'slip' ? operands.slice(0, -1) : operands).join(''))
  if (!id.ok) return invalidCommand(writeLine, `${verb} takes an order number${file ? ' and a file' : ''}`)
  const order = (await desk.orders.byId(id.value))?.order
  if (!order) return refused(writeLine, `there is no order ${id.value}`)
  const [named] = options.item ?? []
  if (file !== undefined) return save(desk, order, { file, named })
  const isOfOffice = options.room !== undefined || options.near !== undefined
  return isOfOffice ? recordOfficeDistance(desk, order, options) : recordSlipValues(desk, order, options)
}

async function save(
  { slips, writeFile, writeLine }: Desk,
  order: Order,
  { file, named }: { file: string; named: string | undefined },
): Promise<CommandOutcome> {
  const stored = (await slips.list(order.id)).filter(
    ({ groupId }) => named === undefined || groupId === named,
  )
  const [first, second] = stored
  if (!first) return refused(writeLine, `order ${order.id} has no picture of a slip`)
  if (second)
    return refused(
      writeLine,
      `order ${order.id} has several: name one by --item ${stored.map(({ groupId }) => groupId).join(' or ')}`,
    )
  const slip = await slips.read(order.id, first.groupId)
  if (!slip) return refused(writeLine, 'the picture cannot be decrypted: the session secret has changed')
  try {
    await writeFile(file, slip.content)
    return done(writeLine, `${slip.contentType} written to ${file}`)
  } catch (error) {
    return refused(writeLine, `${file}: ${reasonOf(error)}`)
  }
}
