import type { ReservationRepository } from '#clients/shop-api/reservation-repository.ts'
import type { Reservation } from '#domain/branch/reservation.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'

/** What the operator can do with pieces that wait in branches. */
export type OperatorReservations = Pick<ReservationRepository, 'list' | 'move'>

/** `reservation list|collect|cancel`. */
export async function runReservationCommand(
  command: ParsedCommand,
  reservations: OperatorReservations,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  const fault = findOptionFault(command, ['json'])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'list') {
    if (operands.length > 0) return invalidCommand(writeLine, 'list takes no arguments')
    const all = await reservations.list()
    return done(writeLine, options.json ? JSON.stringify(all) : all.map(lineOf).join('\n'))
  }
  if (verb !== 'collect' && verb !== 'cancel')
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  const id = parseOrderNumber(operands.join(''))
  if (!id.ok) return invalidCommand(writeLine, `${operands.join(' ') || 'nothing'} is not a number`)
  const moved = await reservations.move(id.value, verb)
  if (!moved) return refused(writeLine, `there is no reservation ${id.value}, or it is over`)
  return done(writeLine, options.json ? JSON.stringify(moved) : lineOf(moved))
}

const lineOf = ({ id, status, branchId, expiresAt, goods, customer }: Reservation): string =>
  [
    id,
    status,
    `until ${expiresAt.slice(0, 10)}`,
    `branch ${branchId}`,
    goods,
    `${customer.firstName} ${customer.lastName}`,
    customer.email,
  ].join('  ')
