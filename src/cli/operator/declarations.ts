import { printableLine } from './printable.ts'
import type { OperatorDeclarations, ReceivedDeclaration } from '#modules/operator/operator-declarations.ts'
import {
  done,
  invalidCommand,
  type CommandOutcome,
  refused,
  type WriteLine,
  findOptionFault,
  type ParsedCommand,
} from './parse-command.ts'
import type { OperatorSubscriptions } from './subscriptions.ts'
import { writeSubscriptions } from './write-subscriptions.ts'

type Deps = {
  declarations: OperatorDeclarations
  subscriptions: Pick<OperatorSubscriptions, 'byId'>
  writeLine: WriteLine
}

const VERBS = ['list', 'show', 'settle']

/** `declaration …`. */
export async function runDeclarationCommand(
  command: ParsedCommand,
  { declarations, subscriptions, writeLine }: Deps,
): Promise<CommandOutcome> {
  const { verb, operands } = command
  if (!VERBS.includes(verb))
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  const fault = findOptionFault(command, verb === 'list' ? ['json'] : [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'list') return list(declarations, command, writeLine)
  const [key = '', ...more] = operands
  if (!/^[0-9a-f]{16}$/.test(key) || more.length > 0)
    return invalidCommand(
      writeLine,
      `${operands.join(' ') || 'nothing'} is not a key: declaration list shows the keys`,
    )
  const found = await (verb === 'show' ? declarations.find(key) : declarations.settle(key))
  if (!found) return refused(writeLine, `there is no declaration ${key}`)
  writeLine(formatDeclaration(found))
  const { order, contract } = found.declared.declaration
  await writeSubscriptions(order || contract, { subscriptions, writeLine })
  return 'done'
}

async function list(
  declarations: OperatorDeclarations,
  { operands, options }: ParsedCommand,
  writeLine: WriteLine,
) {
  if (operands.length > 0) return invalidCommand(writeLine, `list takes no arguments: ${operands.join(' ')}`)
  const waiting = await declarations.listOpen()
  if (options.json) return done(writeLine, JSON.stringify(waiting))
  for (const each of waiting) writeLine(headline(each))
  return done(writeLine, `${waiting.length} open`)
}

const minute = (moment: string): string => moment.slice(0, 16).replace('T', ' ')

function headline({ key, declared }: ReceivedDeclaration): string {
  const { declaration, variant, receivedAt } = declared
  const about = declaration.order || declaration.contract
  return [key, minute(receivedAt), declaration.kind, variant, about, declaration.name, declaration.email]
    .map(printableLine)
    .join('  ')
}

/** The complete declaration, with the keys of its lines for `order return`. */
function formatDeclaration(each: ReceivedDeclaration): string {
  const { declaration, lines, isProven } = each.declared
  const rest = (['goods', 'returnReason', 'manner', 'reason', 'end'] as const).flatMap((name) =>
    declaration[name] === '' || (name === 'manner' && declaration.kind === 'withdrawal')
      ? []
      : [`  ${name}: ${printableLine(declaration[name])}`],
  )
  return [
    headline(each),
    ...lines.map(({ key, name }) => `  ${isProven ? name : 'not checked'} [${printableLine(key)}]`),
    ...(declaration.kind === 'withdrawal' && lines.length === 0 && declaration.goods === ''
      ? ['  everything that can be withdrawn']
      : []),
    ...rest,
    each.settledAt === null ? '  open' : `  settled ${minute(each.settledAt)}`,
  ].join('\n')
}
