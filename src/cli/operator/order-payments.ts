import { incomingTransfer } from '#contract/order/transfer.ts'
import { plainAmount } from '#domain/money/format.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import type { IncomingTransfer, TransferOutcome, TransferResult } from '#domain/transfer/match-transfer.ts'
import { dueDay, transferAmount } from '#domain/transfer/transfer.ts'
import type { UnpaidInvoice } from '#domain/order/payment.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { readReferences } from '#domain/transfer/read-references.ts'
import { readStatement, type StatementEntry } from '#modules/payment/read-statement.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'
import { printableLine } from './printable.ts'
import { reasonOf } from './reason-of.ts'

/** What the operator can do with payments on the accounts of the shops. */
export type OperatorTransfers = {
  unpaid(): Promise<UnpaidInvoice[]>
  record(transfer: IncomingTransfer): Promise<TransferResult>
  /** Throws with the reason. */
  readFile(path: string): Promise<string>
}

export const isTransferCommand = (verb: string): boolean => ['paid', 'payments', 'unpaid'].includes(verb)

/** `order paid NUMBER [DATE]`, `order payments FILE`, `order unpaid [--json]`. */
export async function runTransferCommand(
  command: ParsedCommand,
  { transfers, now }: { transfers: OperatorTransfers; now(): Date },
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands } = command
  const fault = findOptionFault(command, verb === 'unpaid' ? ['json'] : [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'unpaid') return listUnpaid(command, transfers, writeLine)
  if (verb === 'paid') return markPaid(operands, { transfers, today: shopDay(now()) }, writeLine)
  const [file, ...more] = operands
  if (file === undefined || more.length > 0) return invalidCommand(writeLine, 'payments takes one file')
  const entries = await transfers.readFile(file).then(readStatement).catch(reasonOf)
  if (typeof entries === 'string') return refused(writeLine, `${file}: ${entries}`)
  return importEntries(entries, transfers, writeLine)
}

type EntryOutcome = TransferOutcome | Exclude<StatementEntry['kind'], 'credit'> | 'doubled' | 'unreadable'

/** What the operator reads. Everything but the first two changes nothing and is for a person to look at. */
const WORDS: Record<EntryOutcome, string> = {
  paid: 'paid',
  recorded: 'recorded before',
  unknown: 'look: no order of this reference',
  ambiguous: 'look: more than one order of this reference',
  'other-method': 'look: the order is not paid by invoice',
  cancelled: 'look: the order is cancelled',
  'already-paid': 'look: the order is already paid',
  'nothing-due': 'look: nothing is due for the order',
  'wrong-currency': 'look: the order has another currency',
  underpaid: 'look: less than is due',
  overpaid: 'look: more than is due',
  debit: 'look: money that went out',
  reversal: 'look: a payment that was taken back',
  pending: 'look: not booked yet',
  doubled: 'look: twice in the file',
  unreadable: 'look: no amount or no day that can be read',
}

async function listUnpaid(
  { operands, options }: ParsedCommand,
  transfers: OperatorTransfers,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  if (operands.length > 0) return invalidCommand(writeLine, 'unpaid takes no arguments')
  const unpaid = (await transfers.unpaid())
    .map(({ order, reminded }) => ({
      orderId: order.id,
      dueOn: dueDay(order),
      amount: transferAmount(order),
      currency: order.currencyCode,
      reminded,
      email: order.customer.email.email,
    }))
    .toSorted((one, other) => one.reminded - other.reminded || (one.dueOn < other.dueOn ? -1 : 1))
  if (options.json) return done(writeLine, JSON.stringify(unpaid))
  for (const { orderId, dueOn, amount, currency, reminded, email } of unpaid)
    writeLine(
      [
        orderId,
        `due ${dueOn}`,
        `${plainAmount(amount)} ${currency}`,
        reminded === 0 ? 'not reminded' : `reminder ${reminded}`,
        email,
      ]
        .map(printableLine)
        .join('  '),
    )
  return done(writeLine, `${unpaid.length} unpaid`)
}

async function markPaid(
  operands: readonly string[],
  { transfers, today }: { transfers: OperatorTransfers; today: string },
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const last = operands.at(-1) ?? ''
  const bookedOn = /^\d{4}-/.test(last) ? last : undefined
  const id = parseOrderNumber((bookedOn === undefined ? operands : operands.slice(0, -1)).join(''))
  if (!id.ok) return invalidCommand(writeLine, 'paid takes an order number, and a day like 2026-11-30')
  const report = { key: `paid:${id.value}`, orders: [id.value], symbols: [], ...(bookedOn && { bookedOn }) }
  const read = incomingTransfer.safeParse(report)
  if (!read.success) return invalidCommand(writeLine, `${bookedOn} is not a day like 2026-11-30`)
  if (bookedOn !== undefined && bookedOn > today)
    return invalidCommand(writeLine, `${bookedOn} is still to come`)
  const { outcome } = await transfers.record(read.data)
  if (outcome === 'recorded')
    return done(writeLine, `order ${id.value} was recorded as paid before: nothing changed`)
  return outcome === 'paid'
    ? done(writeLine, `order ${id.value} is paid`)
    : refused(
        writeLine,
        outcome === 'unknown'
          ? `there is no order ${id.value}`
          : `order ${id.value}: ${WORDS[outcome].replace('look: ', '')}`,
      )
}

async function importEntries(
  entries: readonly StatementEntry[],
  transfers: OperatorTransfers,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const seen = new Set<string>()
  const counts = { paid: 0, recorded: 0, others: 0 }
  for (const entry of entries) {
    const { outcome, orderId } = seen.has(entry.key)
      ? { outcome: 'doubled' as const, orderId: null }
      : await record(entry, transfers)
    seen.add(entry.key)
    counts[outcome === 'paid' || outcome === 'recorded' ? outcome : 'others'] += 1
    writeLine(formatEntry(entry, WORDS[outcome], orderId))
  }
  return done(
    writeLine,
    `${counts.paid} paid, ${counts.recorded} recorded before, ${counts.others} to look at`,
  )
}

async function record(
  { key, kind, amount, currency, bookedOn, references, text }: StatementEntry,
  transfers: OperatorTransfers,
): Promise<{ outcome: EntryOutcome; orderId: string | null }> {
  if (kind !== 'credit') return { outcome: kind, orderId: null }
  const read = incomingTransfer.safeParse({
    key,
    bookedOn,
    amount,
    currency,
    ...readReferences(references, text),
  })
  return read.success ? transfers.record(read.data) : { outcome: 'unreadable', orderId: null }
}

const formatEntry = (
  { bookedOn, amount, currency, debtor, references, text }: StatementEntry,
  word: string,
  orderId: string | null,
): string =>
  [
    bookedOn,
    amount === null ? '?' : `${plainAmount(amount)} ${currency}`,
    word,
    orderId ?? '',
    debtor,
    orderId === null ? [...references, text].join(' ').slice(0, 80) : '',
  ]
    .filter(Boolean)
    .map(printableLine)
    .join('  ')
