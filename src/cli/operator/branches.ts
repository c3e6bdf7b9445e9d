import type { Branch } from '#domain/branch/branch.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'
import { counted } from './counted.ts'
import { readBranches } from './read-branches.ts'
import { reasonOf } from './reason-of.ts'

/** What the operator can do with branches. */
export type OperatorBranches = {
  /** Of all countries. */
  list(): Promise<Branch[]>
  /** All of them or none; `replace` removes those that are not among them. */
  save(branches: readonly Branch[], replace: boolean): Promise<void>
  /** Throws with the reason. */
  readFile(path: string): Promise<string>
}

/** `branch list`, `branch import FILE`. */
export async function runBranchCommand(
  command: ParsedCommand,
  branches: OperatorBranches,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  if (verb !== 'list' && verb !== 'import')
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  const fault = findOptionFault(command, verb === 'list' ? ['json'] : ['replace'])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'import') {
    const [file, ...more] = operands
    return file === undefined || more.length > 0
      ? invalidCommand(writeLine, 'import takes one file')
      : importFile(file, options.replace ?? false, branches, writeLine)
  }
  if (operands.length > 0) return invalidCommand(writeLine, `list takes no arguments: ${operands.join(' ')}`)
  const all = await branches.list()
  return done(writeLine, options.json ? JSON.stringify(all) : all.map(formatBranch).join('\n'))
}

async function importFile(
  file: string,
  replace: boolean,
  branches: OperatorBranches,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  let text: string
  try {
    text = await branches.readFile(file)
  } catch (error) {
    return refused(writeLine, `${file}: ${reasonOf(error)}`)
  }
  const read = readBranches(text)
  if (!read.ok) {
    for (const line of read.error) writeLine(line)
    return refused(writeLine, `${file}: nothing was imported, ${counted(read.error.length, 'fault')}`)
  }
  await branches.save(read.value, replace)
  return done(writeLine, `${read.value.length} ${read.value.length === 1 ? 'branch' : 'branches'} imported`)
}

const formatBranch = ({ id, country, zip, city, street, services }: Branch): string =>
  [id, country, zip, city, street, services.join(' ')].join('  ')
