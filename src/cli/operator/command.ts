import type { OperatorDeclarations } from '#modules/operator/operator-declarations.ts'
import type { OperatorJobs } from '#modules/operator/operator-jobs.ts'
import { isDatabaseCommand, type OperatorDatabase, runDatabaseCommand } from './database.ts'
import { runDeclarationCommand } from './declarations.ts'
import { runJobCommand } from './jobs.ts'
import { isDocumentCommand, runDocumentCommand, type WriteFile } from './order-documents.ts'
import type { OperatorPayouts } from '#modules/operator/operator-payouts.ts'
import { isPayoutCommand, runPayoutCommand } from './order-payouts.ts'
import { isTransferCommand, type OperatorTransfers, runTransferCommand } from './order-payments.ts'
import { runOrderCommand, type OperatorOrders } from './orders.ts'
import { printable } from './printable.ts'
import { done, invalidCommand, type CommandOutcome, parseCommand, type WriteLine } from './parse-command.ts'

export type OperatorServices = {
  orders: OperatorOrders
  transfers: OperatorTransfers
  payouts: OperatorPayouts
  declarations: OperatorDeclarations
  jobs: OperatorJobs
  database: OperatorDatabase
  writeFile: WriteFile
}

export const USAGE = `npm run shop -- order list [PAGE]       the latest orders of all shops
npm run shop -- order find TEXT         orders by name, company, email address or number: the latest 20
npm run shop -- order show NUMBER       one order: people, addresses, goods with their values, payment, dates
npm run shop -- order picking-list FILE.pdf         what to fetch for all orders that are ready to be sent;
                                        NUMBER … before the file: for these orders
npm run shop -- order packing-slip NUMBER FILE.pdf  the slip for its parcel, without prices
npm run shop -- order workshop NUMBER   its glasses are being made
npm run shop -- order pack NUMBER       its parcel is being packed
npm run shop -- order ship NUMBER       it was shipped [--tracking ID] [--url URL]
npm run shop -- order deliver NUMBER    it was delivered
npm run shop -- order ready NUMBER      it lies in the branch where the customer collects it
npm run shop -- order collected NUMBER  the customer has it
npm run shop -- order cancel NUMBER     everything not shipped or collected yet, or [--item KEY] …
npm run shop -- order return NUMBER     everything was returned, or [--item KEY] … or [--item KEY=2] in total;
                                        [--opened] cannot be sold again
npm run shop -- order refund NUMBER     the price of cancelled and returned items, or [--amount 12.34] in total;
                                        [--item KEY] … also without a return
npm run shop -- order paid NUMBER [DAY] its invoice is paid, today or on a day like 2026-11-30
npm run shop -- order payments FILE     a bank statement (camt.053): the invoices that it pays, and what to look at
npm run shop -- order unpaid            invoices that are overdue, with their reminders
npm run shop -- order payouts           refunds to transfer to an account, or that wait for one
npm run shop -- order paid-out NUMBER   its refund was transferred
npm run shop -- declaration list        open withdrawals and cancellations
npm run shop -- declaration show KEY    one with its whole content
npm run shop -- declaration settle KEY  it was carried out
npm run shop -- job list                emails, payments, order notifications, clean-up: times and failures
npm run shop -- job retry NAME          run it now, or one failed run by its ID
npm run shop -- backup FILE             all data and the session secret, also while the shop runs
npm run shop -- restore FILE            into an empty database; [--force] replaces what is there. Stop the shop first
npm run shop -- migrate                 create or migrate the tables, before the first process of a new version
Lists as JSON: [--json]. For one package only: [--package 1]. Buyers are notified by email. Returned items are sold again, except custom-made ones.
Exit status: 0 done, 1 rejected, 2 invalid command, 3 the shop does not answer.`

/** Runs one command line of the operator and writes the result with `write`. */
export async function runCommand(
  args: readonly string[],
  services: OperatorServices,
  write: WriteLine,
): Promise<CommandOutcome> {
  // Names and addresses come from customers.
  const writeLine: WriteLine = (text) => write(printable(text))
  const command = parseCommand(args)
  if (typeof command === 'string') return invalidCommand(writeLine, `${command}\n${USAGE}`)
  if (command.options.help || command.noun === 'help') return done(writeLine, USAGE)
  if (isDatabaseCommand(command.noun)) return runDatabaseCommand(command, services.database, writeLine)
  if (command.verb === '') return invalidCommand(writeLine, `no command given\n${USAGE}`)
  if (command.noun === 'order' && isDocumentCommand(command.verb))
    return runDocumentCommand(command, { ...services, writeLine })
  if (command.noun === 'order' && isPayoutCommand(command.verb))
    return runPayoutCommand(command, services.payouts, writeLine)
  if (command.noun === 'order' && isTransferCommand(command.verb))
    return runTransferCommand(command, services.transfers, writeLine)
  if (command.noun === 'order') return runOrderCommand(command, services.orders, writeLine)
  if (command.noun === 'declaration') return runDeclarationCommand(command, services.declarations, writeLine)
  if (command.noun === 'job') return runJobCommand(command, services.jobs, writeLine)
  return invalidCommand(writeLine, `unknown command\n${USAGE}`)
}
