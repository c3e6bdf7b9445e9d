import { parseArgs } from 'node:util'

/** What became of a line that the operator typed: it was followed, it was refused, or nobody could read it. */
export type Outcome = 'done' | 'refused' | 'misread'

export type Say = (line: string) => void

export const done = (say: Say, line: string): Outcome => {
  say(line)
  return 'done'
}
export const refused = (say: Say, line: string): Outcome => {
  say(line)
  return 'refused'
}
export const misread = (say: Say, line: string): Outcome => {
  say(line)
  return 'misread'
}

const OPTIONS = {
  package: { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
  item: { type: 'string', multiple: true },
  opened: { type: 'boolean' },
  amount: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export type OptionName = keyof typeof OPTIONS
export type Options = {
  package?: string
  tracking?: string
  url?: string
  item?: string[]
  opened?: boolean
  amount?: string
  help?: boolean
}

/** A line in its parts. */
export type Typed = { noun: string; verb: string; operands: string[]; options: Options }

/** Reads a line; a text where it is none. */
export function readTyped(args: readonly string[]): Typed | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
    const [noun = '', verb = '', ...operands] = positionals
    return { noun, verb, operands, options: values }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The first option that means nothing to what is to be done. */
export const strange = ({ options }: Typed, known: readonly OptionName[]): string | undefined =>
  Object.keys(options).find((name) => !known.some((each) => each === name))
