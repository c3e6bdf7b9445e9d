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

/** What the operator can do with the database as a whole, without a running shop. Each throws with the reason. */
export type OperatorDatabase = {
  migrate(): Promise<void>
  backup(file: string): Promise<void>
  /** Returns when the backup was made. */
  restore(file: string, isForced: boolean): Promise<string>
}

export const isDatabaseCommand = (noun: string): boolean => ['backup', 'restore', 'migrate'].includes(noun)

/** `backup FILE`, `restore FILE`, `migrate`. */
export async function runDatabaseCommand(
  command: ParsedCommand,
  database: OperatorDatabase,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { noun, verb: file, operands, options } = command
  const fault = findOptionFault(command, noun === 'restore' ? ['force'] : [], noun)
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if ((noun === 'migrate') !== (file === '') || operands.length > 0)
    return invalidCommand(writeLine, noun === 'migrate' ? 'migrate takes no file' : `${noun} takes one file`)
  try {
    if (noun === 'restore')
      return done(writeLine, `restored as of ${await database.restore(file, options.force ?? false)}`)
    await (noun === 'backup' ? database.backup(file) : database.migrate())
    return done(writeLine, noun === 'backup' ? `written to ${file}` : 'all tables are up to date')
  } catch (error) {
    return refused(writeLine, noun === 'migrate' ? reasonOf(error) : `${file}: ${reasonOf(error)}`)
  }
}
