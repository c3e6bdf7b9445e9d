import { mailbox } from '#contract/mailbox.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  type WriteLine,
} from './parse-command.ts'

/** What the operator can do with objections to reminders of contact lenses. */
export type OperatorObjections = Pick<OrderRepository, 'objectedAt' | 'recordObjection'>

/** `objection show|record|remove MAIL`: in all shops, because whoever objects by word of mouth names none. */
export async function runObjectionCommand(
  command: ParsedCommand,
  objections: OperatorObjections,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands } = command
  const fault = findOptionFault(command, [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb !== 'show' && verb !== 'record' && verb !== 'remove')
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  const email = mailbox.safeParse(operands.join(' '))
  if (!email.success) return invalidCommand(writeLine, `${verb} takes an email address`)
  if (verb !== 'show')
    for (const variant of VARIANT_CODES)
      await objections.recordObjection(variant, email.data, verb === 'record')
  const found = await Promise.all(
    VARIANT_CODES.map(
      async (variant) => [variant, await objections.objectedAt(variant, email.data)] as const,
    ),
  )
  return done(
    writeLine,
    found
      .map(([variant, since]) => `${variant}  ${since === null ? 'reminded' : `objected ${since}`}`)
      .join('\n'),
  )
}
