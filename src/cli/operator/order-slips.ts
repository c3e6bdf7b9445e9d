import { parseOrderNumber } from '#domain/form/order-number.ts'
import { READ_BY_SHOP, waitsForDistance, waitsForSlip, waitsForValues } from '#domain/order/add-values.ts'
import type { Order } from '#domain/order/order.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { EYE_FIELDS, type Eye, type EyeField, EYES, LENS_USES } from '#domain/prescription/eye-field.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { isProgressive } from '#domain/prescription/progressive.ts'
import { readEyeValue } from '#domain/prescription/read-eye-value.ts'
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
import { isDistanceAlone, type RecordValues, seeSlip } from './see-slip.ts'

type Desk = {
  orders: Pick<OperatorOrders, 'byId'>
  slips: OperatorSlips
  recordValues: RecordValues
  now(): Date
  writeFile: WriteFile
  writeLine: WriteLine
}

const OPTIONS: Record<string, readonly OptionName[]> = {
  slips: [],
  slip: ['item'],
  values: ['item', 'right', 'left', 'use'],
}
export const isSlipCommand = (verb: string): boolean => Object.hasOwn(OPTIONS, verb)

/** `order slips`, `order slip NUMBER FILE`, `order values NUMBER --right … --left …`. */
export async function runSlipCommand(command: ParsedCommand, desk: Desk): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  const { writeLine, slips } = desk
  const fault = findOptionFault(command, OPTIONS[verb] ?? [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'slips') {
    const stored = await slips.list()
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
  return file === undefined ? record(desk, order, command) : save(desk, order, { file, named })
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
    return refused(writeLine, error instanceof Error ? error.message : String(error))
  }
}

async function record(desk: Desk, order: Order, { options }: ParsedCommand): Promise<CommandOutcome> {
  const { recordValues, now, writeLine } = desk
  const balance = EYES.find((side) => options[side] === BALANCE_LENS)
  const right = eyeOf(options.right ?? '')
  const left = eyeOf(options.left ?? '')
  if (typeof right === 'string') return invalidCommand(writeLine, right)
  if (typeof left === 'string') return invalidCommand(writeLine, left)
  const [named] = options.item ?? []
  const waiting = order.items.filter(
    (item) => waitsForValues(order, item) || waitsForSlip(order, item) || waitsForDistance(order, item),
  )
  const [frame, second] = waiting.filter(({ itemGroup }) => named === undefined || itemGroup?.id === named)
  const group = frame?.itemGroup?.id
  if (frame === undefined || group === undefined)
    return refused(writeLine, `nothing of order ${order.id} waits for values`)
  if (second !== undefined)
    return refused(writeLine, `several pairs wait: name one by --item ${group} or ${second.itemGroup?.id}`)
  const isMeasured = isDistanceAlone({ right, left }) && waitsForDistance(order, frame)
  if (waitsForSlip(order, frame) && !isMeasured) return seeSlip(desk, order, frame, { right, left })
  const use = LENS_USES.find((each) => each === options.use)
  // What is known already need not be typed again.
  const known = prescriptionValuesOf(frame)
  const { prescription, checks } = checkPrescription({
    ...known,
    right: { ...known?.right, ...right },
    left: { ...known?.left, ...left },
    ...(use && { use }),
    ...(balance && { balance }),
  })
  const fault = checks.find(({ grade }) => grade === 'refused')
  if (fault) return refused(writeLine, `${fault.eye} ${fault.field}: ${fault.kind}`)
  // A row for near looks like one for far.
  if (!known && !use && !isProgressive(prescription))
    return invalidCommand(writeLine, `--use says which row was read: ${LENS_USES.join(', ')}`)
  const hasDistance = prescription.right.pd !== undefined || prescription.left.pd !== undefined
  if (known && !hasDistance) return refused(writeLine, `pair ${group} waits for its pupillary distance: pd=…`)
  const method = known ? ('branch' as const) : ('prescription' as const)
  const affirmed = { at: now().toISOString(), textVersion: READ_BY_SHOP }
  const recorded = await recordValues(order.id, {
    group,
    prescription,
    pupilDistance: hasDistance ? { method } : undefined,
    affirmed,
  })
  return recorded.ok
    ? done(writeLine, `the values of pair ${group} are recorded`)
    : refused(
        writeLine,
        known
          ? `the values of pair ${group} are never replaced`
          : `nothing of order ${order.id} waits for values`,
      )
}

/** In place of values: the lens is made as the other one. */
const BALANCE_LENS = 'balance'

/** Reads `sphere=-2.25,cylinder=-0.5,axis=170,pd=32`; a message if it cannot be read. */
function eyeOf(text: string): Eye | string {
  const eye: Eye = {}
  if (text === BALANCE_LENS) return eye
  for (const part of text.split(',').filter((each) => each !== '')) {
    const [name = '', value = ''] = part.split('=', 2)
    const field = EYE_FIELDS.find((each): each is EyeField => each === name.trim())
    const read = field && readEyeValue(field, value)
    if (!field || read?.kind !== 'value' || !read.isSignTyped)
      return `${printableLine(part)} is no value: write sphere=-2.25,cylinder=-0.5,axis=170,pd=32`
    eye[field] = read.value
  }
  return eye
}
