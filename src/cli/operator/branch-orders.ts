import { createHash } from 'node:crypto'
import type { BranchOrderRepository } from '#clients/shop-api/branch-order-repository.ts'
import { newBranchOrder } from '#contract/branch/branch-order.ts'
import { BRANCH_ORDER_EVENTS, type BranchOrder, type BranchOrderEvent } from '#domain/branch/branch-order.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
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

/** What the operator can do with what was bought in branches. */
export type OperatorBranchOrders = Pick<BranchOrderRepository, 'create' | 'list' | 'byId' | 'move'> & {
  /** Throws with the reason. */
  readFile(path: string): Promise<string>
}

const isEvent = (verb: string): verb is BranchOrderEvent =>
  BRANCH_ORDER_EVENTS.some((event) => event === verb)

/** `branch-order list|show|create|workshop|ready|collect|complain`. */
export async function runBranchOrderCommand(
  command: ParsedCommand,
  orders: OperatorBranchOrders,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  const fault = findOptionFault(command, ['json'])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  const write = (order: BranchOrder) => done(writeLine, options.json ? JSON.stringify(order) : lineOf(order))
  if (verb === 'list') {
    if (operands.length > 0) return invalidCommand(writeLine, 'list takes no arguments')
    const all = await orders.list()
    return done(writeLine, options.json ? JSON.stringify(all) : all.map(lineOf).join('\n'))
  }
  if (verb === 'create') {
    const [variant, file, ...more] = operands
    const shop = VARIANT_CODES.find((code) => code === variant)
    if (shop === undefined || file === undefined || more.length > 0)
      return invalidCommand(writeLine, 'create takes a shop like de-de and a file')
    return create(orders, { shop, file }, write, writeLine)
  }
  const id = parseOrderNumber(operands.join(''))
  if (verb !== 'show' && !isEvent(verb))
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  if (!id.ok) return invalidCommand(writeLine, `${operands.join(' ') || 'nothing'} is not an order number`)
  const found = await (verb === 'show' ? orders.byId(id.value) : orders.move(id.value, verb))
  return found
    ? write(found)
    : refused(writeLine, `there is no branch order ${id.value}, or ${verb} is not possible now`)
}

async function create(
  orders: OperatorBranchOrders,
  { shop, file }: { shop: VariantCode; file: string },
  write: (order: BranchOrder) => CommandOutcome,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  let text: string
  let input: unknown
  try {
    text = await orders.readFile(file)
    input = JSON.parse(text)
  } catch (error) {
    return refused(writeLine, `${file}: ${reasonOf(error)}`)
  }
  // The same file is the same order, unless it names a key itself.
  const key = createHash('sha256').update(`${shop} ${text}`).digest('base64url')
  const read = newBranchOrder.safeParse(
    typeof input === 'object' && input !== null ? { key, ...input } : input,
  )
  if (!read.success) {
    const [issue] = read.error.issues
    return refused(writeLine, `${file}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { currency } = VARIANTS[shop]
  if (read.data.currencyCode !== currency)
    return refused(writeLine, `${file}: currencyCode: ${shop} sells in ${currency}`)
  const created = await orders.create(shop, read.data)
  return created ? write(created) : refused(writeLine, `${shop} has no branch ${read.data.branchId}`)
}

/** Without the values of eyes. */
const lineOf = ({ id, status, branchId, orderedAt, customer, lines }: BranchOrder): string =>
  [
    id,
    status,
    orderedAt.slice(0, 10),
    `branch ${branchId}`,
    `${customer.firstName} ${customer.lastName}`,
    customer.email,
    lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
  ].join('  ')
