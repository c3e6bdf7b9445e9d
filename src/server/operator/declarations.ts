import type { Declared } from '#server/declaration/declared.ts'
import { done, misread, type Outcome, refused, type Say, strange, type Typed } from './typed.ts'

/** A withdrawal or a cancellation that came in. */
export type ReceivedDeclaration = {
  key: string
  /** RFC 3339; null while it waits. */
  settledAt: string | null
  declared: Declared
}

/** What the operator may ask of withdrawals and cancellations. */
export type OperatorDeclarations = {
  /** The oldest first. */
  waiting(): Promise<ReceivedDeclaration[]>
  find(key: string): Promise<ReceivedDeclaration | null>
  /** As it is then; null where there is none. */
  settle(key: string): Promise<ReceivedDeclaration | null>
}

const VERBS = ['list', 'show', 'settle']

/** `declaration …`. */
export async function followDeclaration(
  typed: Typed,
  declarations: OperatorDeclarations,
  say: Say,
): Promise<Outcome> {
  const { verb, operands } = typed
  if (!VERBS.includes(verb))
    return misread(say, `nobody knows how to ${verb} declarations: npm run shop -- help`)
  const odd = strange(typed, [])
  if (odd !== undefined) return misread(say, `--${odd} means nothing to ${verb}`)
  if (verb === 'list') return list(declarations, operands, say)
  const [key = '', ...more] = operands
  if (!/^[0-9a-f]{16}$/.test(key) || more.length > 0)
    return misread(say, `${operands.join(' ') || 'nothing'} is no key: declaration list names them`)
  const found = await (verb === 'show' ? declarations.find(key) : declarations.settle(key))
  return found ? done(say, told(found)) : refused(say, `there is no declaration ${key}`)
}

async function list(declarations: OperatorDeclarations, operands: readonly string[], say: Say) {
  if (operands.length > 0) return misread(say, `${operands.join(' ')} means nothing to list`)
  const waiting = await declarations.waiting()
  for (const each of waiting) say(headline(each))
  return done(say, `${waiting.length} to be settled`)
}

const minute = (moment: string): string => moment.slice(0, 16).replace('T', ' ')

function headline({ key, declared }: ReceivedDeclaration): string {
  const { said, variant, receivedAt } = declared
  const about = said.order || said.contract
  return [key, minute(receivedAt), said.kind, variant, about, said.name, said.email].join('  ')
}

/** With all that was said, and the keys by which `order return` knows the lines. */
function told(each: ReceivedDeclaration): string {
  const { said, lines } = each.declared
  const rest = (['goods', 'manner', 'reason', 'end'] as const).flatMap((name) =>
    said[name] === '' || (name === 'manner' && said.kind === 'withdrawal')
      ? []
      : [`  ${name}: ${said[name]}`],
  )
  return [
    headline(each),
    ...lines.map(({ key, name }) => `  ${name} [${key}]`),
    ...(said.kind === 'withdrawal' && lines.length === 0 && said.goods === ''
      ? ['  all that can be withdrawn']
      : []),
    ...rest,
    each.settledAt === null ? '  to be settled' : `  settled ${minute(each.settledAt)}`,
  ].join('\n')
}
