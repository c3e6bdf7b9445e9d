import type { AppointmentRepository } from '#clients/shop-api/appointment-repository.ts'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { addDays, momentOf } from '#domain/shop/local-time.ts'
import type { OperatorBranches } from './branches.ts'
import { counted } from './counted.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'

export type OperatorAppointments = Pick<AppointmentRepository, 'list' | 'cancel' | 'recordMissed' | 'block'>

type Deps = {
  appointments: OperatorAppointments
  branches: Pick<OperatorBranches, 'list'>
  now(): Date
  writeLine: WriteLine
}

const OPERANDS: Record<string, number> = { list: 0, cancel: 1, missed: 1, block: 3 }
const BY = { actor: 'operator' } as const

/** `appointment list`, `cancel NUMBER`, `missed NUMBER`, `block BRANCH FROM TO`. */
export async function runAppointmentCommand(command: ParsedCommand, deps: Deps): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  const { appointments, writeLine } = deps
  const fault = findOptionFault(command, verb === 'list' ? ['json'] : [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  const count = OPERANDS[verb]
  if (count === undefined)
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  if (operands.length !== count)
    return invalidCommand(writeLine, `${verb} takes ${counted(count, 'argument')}`)
  if (verb === 'list') {
    const all = await appointments.list()
    return done(writeLine, options.json ? JSON.stringify(all) : all.map(lineOf).join('\n'))
  }
  const [id = '', from = '', to = ''] = operands
  if (verb === 'block') return block(id, { from, to }, deps)
  if (!/^\d{10}$/.test(id)) return invalidCommand(writeLine, `${id} is not a number of an appointment`)
  const changed = verb === 'cancel' ? await appointments.cancel(id, BY) : await appointments.recordMissed(id)
  return changed.ok
    ? done(writeLine, lineOf(changed.value))
    : refused(
        writeLine,
        changed.error === 'unknown'
          ? `no appointment ${id}`
          : `${verb} is not possible for appointment ${id} now`,
      )
}

/** Times are those of the branch; a day alone is all of it. */
async function block(
  id: string,
  { from, to }: { from: string; to: string },
  { appointments, branches, now, writeLine }: Deps,
): Promise<CommandOutcome> {
  const branch = (await branches.list()).find((each) => String(each.id) === id)
  if (!branch) return refused(writeLine, `no branch ${id}`)
  const start = readMoment(from, branch.timeZone, 'start')
  const end = readMoment(to, branch.timeZone, 'end')
  if (!start || !end)
    return invalidCommand(writeLine, `${from} ${to} are not two times like 2026-12-24 or 2026-12-24T09:00`)
  if (start >= end) return invalidCommand(writeLine, `${to} does not come after ${from}`)
  if (end <= now()) return invalidCommand(writeLine, `${to} is past`)
  const displaced = await appointments.block(branch.id, { from: start.toISOString(), to: end.toISOString() })
  return done(
    writeLine,
    displaced === 0
      ? 'blocked'
      : `blocked; to be moved: ${counted(displaced, 'appointment')}. Customers get a letter`,
  )
}

function readMoment(text: string, timeZone: string, side: 'start' | 'end'): Date | null {
  const [, date = '', time] = /^(20\d\d-\d\d-\d\d)(?:T([01]\d:[0-5]\d|2[0-3]:[0-5]\d))?$/.exec(text) ?? []
  if (Number.isNaN(Date.parse(date))) return null
  if (time !== undefined) return momentOf({ date, time }, timeZone)
  return momentOf({ date: side === 'start' ? date : addDays(date, 1), time: '00:00' }, timeZone)
}

const lineOf = ({ number, status, start, service, branch, person, variantId }: Appointment): string =>
  [
    number,
    status,
    start,
    service,
    `${branch.id} ${branch.city}`,
    ...(person ? [`${person.firstName} ${person.lastName}`, person.phone ?? person.email] : []),
    ...(variantId === null ? [] : [`tries on ${variantId}`]),
  ].join('  ')
