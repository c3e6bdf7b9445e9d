import { parseArgs } from 'node:util'
import { reasonOf } from './reason-of.ts'

/** The result of a command: it was executed, it was rejected, or it was invalid. */
export type CommandOutcome = 'done' | 'refused' | 'misread'

export type WriteLine = (line: string) => void

export const done = (writeLine: WriteLine, line: string): CommandOutcome => {
  writeLine(line)
  return 'done'
}
export const refused = (writeLine: WriteLine, line: string): CommandOutcome => {
  writeLine(line)
  return 'refused'
}
export const invalidCommand = (writeLine: WriteLine, line: string): CommandOutcome => {
  writeLine(line)
  return 'misread'
}

const OPTIONS = {
  package: { type: 'string' },
  branch: { type: 'string' },
  'reduced-from': { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
  item: { type: 'string', multiple: true },
  opened: { type: 'boolean' },
  amount: { type: 'string' },
  right: { type: 'string' },
  left: { type: 'string' },
  use: { type: 'string' },
  axes: { type: 'string' },
  day: { type: 'string' },
  room: { type: 'string' },
  near: { type: 'string' },
  sheet: { type: 'string' },
  vca: { type: 'string' },
  language: { type: 'string' },
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  'prism-checked': { type: 'boolean' },
  replace: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export type OptionName = keyof typeof OPTIONS
export type Options = {
  package?: string
  branch?: string
  'reduced-from'?: string
  tracking?: string
  url?: string
  item?: string[]
  opened?: boolean
  amount?: string
  right?: string
  left?: string
  use?: string
  axes?: string
  day?: string
  room?: string
  near?: string
  sheet?: string
  vca?: string
  language?: string
  json?: boolean
  force?: boolean
  'prism-checked'?: boolean
  replace?: boolean
  help?: boolean
}

/** The parts of a command line. */
export type ParsedCommand = { noun: string; verb: string; operands: string[]; options: Options }

/** Parses a command line; returns a message if it is invalid. */
export function parseCommand(args: readonly string[]): ParsedCommand | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
    const [noun = '', verb = '', ...operands] = positionals
    return { noun, verb, operands, options: values }
  } catch (error) {
    // Node's next sentence explains operands that begin with a dash.
    return reasonOf(error).split('. ')[0] ?? ''
  }
}

/** What is wrong with the options of a command; undefined where it has all of them. */
export function findOptionFault(
  { verb, options }: ParsedCommand,
  known: readonly OptionName[],
  name = verb,
): string | undefined {
  const unknown = Object.keys(options).find((option) => !known.some((each) => each === option))
  return unknown === undefined ? undefined : `${name} has no option --${unknown}`
}
