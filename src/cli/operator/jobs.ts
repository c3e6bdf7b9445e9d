import type { OperatorJobs } from '#modules/operator/operator-jobs.ts'
import type { JobStatus } from '#platform/jobs/job-status.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'

/** `job …`. */
export async function runJobCommand(
  command: ParsedCommand,
  jobs: OperatorJobs,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  if (verb !== 'list' && verb !== 'retry')
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  const fault = findOptionFault(command, verb === 'list' ? ['json'] : [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'list') {
    if (operands.length > 0)
      return invalidCommand(writeLine, `list takes no arguments: ${operands.join(' ')}`)
    const all = await jobs.list()
    return done(writeLine, options.json ? JSON.stringify(all) : all.map(formatJob).join('\n'))
  }
  const [which = '', ...more] = operands
  if (!/^[0-9a-z-]{1,60}$/.test(which) || more.length > 0)
    return invalidCommand(
      writeLine,
      `${operands.join(' ') || 'nothing'} is not a job: job list shows the names`,
    )
  const retried = await jobs.retry(which)
  return retried > 0
    ? done(writeLine, `${retried} will run now`)
    : refused(writeLine, `no job and no failed run is called ${which}: job list shows them`)
}

function formatJob({ name, recurs, state, nextRunAt, lastRunAt, lastFailure, counts }: JobStatus): string {
  const line = [
    name,
    recurs ?? 'on demand',
    state,
    ...(nextRunAt === null ? [] : [`next ${second(nextRunAt)}`]),
    ...(lastRunAt === null ? [] : [`last ${second(lastRunAt)}`]),
    ...Object.entries(counts).flatMap(([of, count]) => (count > 0 ? [`${count} ${of}`] : [])),
  ].join('  ')
  return lastFailure === null
    ? line
    : `${line}\n  failed ${second(lastFailure.at)}: ${lastFailure.message} [${lastFailure.id}]`
}

const second = (moment: string): string => moment.slice(0, 19).replace('T', ' ')
