import { plainAmount } from '#domain/money/format.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import { formatIban } from '#domain/transfer/iban.ts'
import type { OperatorPayouts } from '#modules/operator/operator-payouts.ts'
import type { Payout } from '#modules/payouts/payouts.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'
import { readAmount } from './read-amount.ts'
import { printableLine } from './printable.ts'
import { reasonOf } from './reason-of.ts'

export const isPayoutCommand = (verb: string): boolean => verb === 'payouts' || verb === 'paid-out'

/** `order payouts [--json]`, `order paid-out NUMBER --amount 12.34`. */
export async function runPayoutCommand(
  command: ParsedCommand,
  payouts: OperatorPayouts,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  const fault = findOptionFault(command, verb === 'paid-out' ? ['amount'] : ['json'])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'payouts') {
    if (operands.length > 0) return invalidCommand(writeLine, 'payouts takes no arguments')
    const waiting = await payouts.list()
    if (options.json) return done(writeLine, JSON.stringify(waiting))
    for (const each of waiting) writeLine(formatPayout(each))
    return done(writeLine, `${waiting.length} to pay out`)
  }
  const id = parseOrderNumber(operands.join(''))
  if (!id.ok) return invalidCommand(writeLine, 'paid-out takes an order number')
  const amount = readAmount(options.amount ?? '')
  if (amount === null)
    return invalidCommand(writeLine, 'paid-out takes the amount that you have transferred: --amount 12.34')
  const paid = await payouts.payOut(id.value, amount).catch((error: unknown) => {
    // A part of what waits could be recorded twice by the same command again.
    throw new Error(`${reasonOf(error)}. It may have been recorded: see order payouts before you repeat it`)
  })
  return paid
    ? done(writeLine, `${plainAmount(paid.amount)} ${paid.currency} of order ${id.value} are paid out`)
    : refused(writeLine, `order ${id.value} has not that much to be paid out: order payouts lists what waits`)
}

const formatPayout = ({ orderId, amount, currency, account }: Payout): string =>
  [
    orderId,
    `${plainAmount(amount)} ${currency}`,
    ...(account
      ? ['waiting for payout', account.holder, formatIban(account.iban).replaceAll('\u00A0', ' ')]
      : ['waiting for account']),
  ]
    .map(printableLine)
    .join('  ')
