import { type AddedValues, type AddedValuesFailure, READ_BY_SHOP } from '#domain/order/add-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { slipDifferences } from '#domain/prescription/slip-differences.ts'
import type { Result } from '#domain/result.ts'
import { type CommandOutcome, done, invalidCommand, refused, type WriteLine } from './parse-command.ts'

/** Records the values of a pair that was ordered without them, or the pupillary distance that was missing. */
export type RecordValues = (id: string, values: AddedValues) => Promise<Result<Order, AddedValuesFailure>>

type Desk = { recordValues: RecordValues; now(): Date; writeLine: WriteLine }

/** Whether nothing was typed but what is measured where glasses are fitted. */
export const isDistanceAlone = ({ right, left }: Prescription): boolean => {
  const typed = [...Object.keys(right), ...Object.keys(left)]
  return typed.length > 0 && typed.every((field) => field === 'pd' || field === 'hpd')
}

/** Records that an optician has seen the slip, where it says what was ordered. */
export async function seeSlip(
  { recordValues, now, writeLine }: Desk,
  order: Order,
  frame: OrderItem,
  typed: Prescription,
): Promise<CommandOutcome> {
  const group = frame.itemGroup?.id ?? ''
  const prescription = prescriptionValuesOf(frame) ?? typed
  if (Object.keys({ ...typed.right, ...typed.left }).length === 0)
    return invalidCommand(writeLine, 'type what the slip says: --right sphere=… --left sphere=…')
  const differences = slipDifferences(prescription, typed)
  if (differences.length > 0) {
    const lines = differences.map(
      ({ eye, field, ordered, onSlip }) =>
        `${eye} ${field} ${ordered ?? 'none'} was ordered, ${onSlip ?? 'none'} is on the slip`,
    )
    return refused(
      writeLine,
      `${lines.join('; ')}: ask the customer, and cancel pair ${group} if it is wrong`,
    )
  }
  const affirmed = { at: now().toISOString(), textVersion: READ_BY_SHOP }
  const recorded = await recordValues(order.id, { group, prescription, affirmed })
  return recorded.ok
    ? done(writeLine, `the slip of pair ${group} says what was ordered`)
    : refused(writeLine, `pair ${group} waits for no slip`)
}
