import type { OperatorDeclarations } from '#modules/operator/operator-declarations.ts'
import type { OperatorJobs } from '#modules/operator/operator-jobs.ts'
import { type OperatorAppointments, runAppointmentCommand } from './appointments.ts'
import { type OperatorBranches, runBranchCommand } from './branches.ts'
import { type OperatorCatalogue, runCatalogueCommand } from './catalogue.ts'
import { type OperatorReservations, runReservationCommand } from './reservations.ts'
import { isOfferNoun, type OperatorOffers, runOfferCommand } from './offers.ts'
import { type OperatorBranchOrders, runBranchOrderCommand } from './branch-orders.ts'
import { isDatabaseCommand, type OperatorDatabase, runDatabaseCommand } from './database.ts'
import { type OperatorDemo, runDemoCommand } from './demo.ts'
import { runDeclarationCommand } from './declarations.ts'
import { runJobCommand } from './jobs.ts'
import { type OperatorObjections, runObjectionCommand } from './objections.ts'
import { isDocumentCommand, runDocumentCommand, type WriteFile } from './order-documents.ts'
import type { OperatorSlips } from '#modules/operator/operator-slips.ts'
import type { OperatorPayouts } from '#modules/operator/operator-payouts.ts'
import { isPayoutCommand, runPayoutCommand } from './order-payouts.ts'
import { isTransferCommand, type OperatorTransfers, runTransferCommand } from './order-payments.ts'
import { isSlipCommand, runSlipCommand } from './order-slips.ts'
import type { RecordValues } from './see-slip.ts'
import { isTryOnCommand, type OperatorTryOns, runTryOnCommand } from './order-try-ons.ts'
import { runWorkshopCommand } from './order-workshop.ts'
import { type OperatorSubscriptions, runSubscriptionCommand } from './subscriptions.ts'
import { runOrderCommand, type OperatorOrders } from './orders.ts'
import { writeSubscriptions } from './write-subscriptions.ts'
import { printable } from './printable.ts'
import { done, invalidCommand, type CommandOutcome, parseCommand, type WriteLine } from './parse-command.ts'

export type OperatorServices = {
  orders: OperatorOrders
  transfers: OperatorTransfers
  payouts: OperatorPayouts
  slips: OperatorSlips
  recordValues: RecordValues
  tryOns: OperatorTryOns
  now(): Date
  declarations: OperatorDeclarations
  branches: OperatorBranches
  appointments: OperatorAppointments
  catalogue: OperatorCatalogue
  offers: OperatorOffers
  branchOrders: OperatorBranchOrders
  reservations: OperatorReservations
  objections: OperatorObjections
  jobs: OperatorJobs
  subscriptions: OperatorSubscriptions
  database: OperatorDatabase
  demo: OperatorDemo
  writeFile: WriteFile
}

export const USAGE = `npm run shop -- order list [PAGE]       the latest orders of all shops
npm run shop -- order find TEXT         orders by name, company, email address or number: the latest 20
npm run shop -- order show NUMBER       one order: people, addresses, goods with their values, payment, dates
npm run shop -- order picking-list FILE.pdf         what to fetch for all orders that are ready to be sent;
                                        NUMBER … before the file: for these orders
npm run shop -- order packing-slip NUMBER FILE.pdf  the slip for its parcel, without prices
npm run shop -- order slips             pictures of reading slips, for glasses that wait for their values
npm run shop -- order slip NUMBER FILE  saves one [--item PAIR]
npm run shop -- order values NUMBER --right sphere=-2.25,pd=32 --left sphere=-1.75,pd=31.5
                                        what was read from it [--item PAIR], and for what the glasses are
                                        --use far|intermediate|near, --left balance
                                        for a balance lens, prism=3+2,prismBase=in+up for two parts,
                                        --axes tabo|int for slips of Italy, --day 2026-09-14 for the day of the
                                        slip, --force for unusual values
                                        that do stand there; a pupillary distance that
                                        was measured: --right pd=32 --left pd=31.5
npm run shop -- order values NUMBER --room 200 --near 40  the distances of office lenses, in cm [--item PAIR]
npm run shop -- order workshop NUMBER   its glasses are being made; refused while values are missing, or the pupillary
                                        distance, or those of office lenses, or were too old: [--force] an optician accepts these;
                                        a prism over 3 cm/m, or up or down, too: [--prism-checked];
                                        [--sheet FILE.pdf] the job sheet, [--language de|en] of the workshop;
                                        [--vca FILE.vca] the job file for its machines, one for each pair
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
npm run shop -- order try-ons           frames that are tried at home: until when, letters, what may be charged
npm run shop -- order charge NUMBER     its overdue frames are bought: an invoice; or [--item KEY] …
npm run shop -- order payouts           refunds to transfer to an account, or that wait for one
npm run shop -- order paid-out NUMBER --amount 12.34   its refund was transferred
npm run shop -- declaration list        open withdrawals and cancellations
npm run shop -- declaration show KEY    one with its whole content
npm run shop -- declaration settle KEY  it was carried out
npm run shop -- objection show MAIL     in which shops a mailbox objects to reminders of contact lenses
npm run shop -- objection record MAIL   it objects, in all shops
npm run shop -- objection remove MAIL   it is reminded again
npm run shop -- branch list             all branches
npm run shop -- branch import FILE      from a JSON array or a table (CSV): all or none. Those with a known id are
                                        overwritten; [--replace] removes those that the file lacks
npm run shop -- appointment list        all that are to come
npm run shop -- appointment cancel NUMBER  the customer gets a letter
npm run shop -- appointment missed NUMBER  the customer did not come
npm run shop -- appointment block BRANCH FROM TO  takes none from one day or time like 2026-12-24T09:00 to another
npm run shop -- catalogue import FILE    products as a JSON array: all or none. Those with a known key are changed, what
                                        an entry leaves out stays
npm run shop -- catalogue rebuild       derives anew what listings and search read
npm run shop -- price set VARIANT SHOP PRICE  what a variant costs in a shop like de-de, as 149.00;
                                        [--reduced-from 199.00] announces a reduction
npm run shop -- price set FILE          a JSON array or a table (CSV): all or none
npm run shop -- stock set VARIANT PIECES  so many can be sold; [--branch ID] lie in that branch
npm run shop -- stock set FILE          a JSON array or a table (CSV): all or none
npm run shop -- reservation list       pieces that wait in branches; collect NUMBER, cancel NUMBER
npm run shop -- branch-order list      what was bought in branches and nobody has collected; show NUMBER
npm run shop -- branch-order create SHOP FILE.json  for a shop like de-de; the same file is the same order
npm run shop -- branch-order ready NUMBER  it lies in its branch; also workshop, collect, complain
npm run shop -- subscription list       all subscriptions
npm run shop -- subscription show NUMBER  one with its goods, orders and history
npm run shop -- subscription run        announces, orders and pays now what is due
npm run shop -- subscription pause NUMBER DAY  until a day like 2027-03-31, at most half a year
npm run shop -- subscription cancel NUMBER  at once, whatever was agreed
npm run shop -- subscription propose VARIANT [SUCCESSOR]  its price of today, or another variant, to its subscribers: a contact lens only where it was renamed; all: all prices
npm run shop -- job list                emails, payments, order notifications, clean-up: times and failures
npm run shop -- job retry NAME          run it now, or one failed run by its ID
npm run shop -- demo                    a customer in each shop, with a subscription; not in production
npm run shop -- backup FILE             all data and the session secret, also while the shop runs
npm run shop -- restore FILE            into an empty database; [--force] replaces what is there. Stop the shop first
npm run shop -- migrate                 create or migrate the tables, before the first process of a new version
Lists as JSON: [--json], also slips, unpaid, try-ons, payouts and demo. For one package only: [--package 1]. Buyers are notified by email. Returned items are sold again, except custom-made ones.
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
  if (command.noun === 'demo') return runDemoCommand(command, services.demo, writeLine)
  const isKnown = command.noun === '' || USAGE.includes(`-- ${command.noun} `)
  if (isKnown && command.verb === '') return invalidCommand(writeLine, `no command given\n${USAGE}`)
  if (command.noun === 'order' && isDocumentCommand(command.verb))
    return runDocumentCommand(command, { ...services, writeLine })
  if (command.noun === 'order' && isPayoutCommand(command.verb))
    return runPayoutCommand(command, services.payouts, writeLine)
  if (command.noun === 'order' && isSlipCommand(command.verb))
    return runSlipCommand(command, { ...services, writeLine })
  if (command.noun === 'order' && isTryOnCommand(command.verb))
    return runTryOnCommand(command, services, writeLine)
  if (command.noun === 'order' && isTransferCommand(command.verb))
    return runTransferCommand(command, services, writeLine)
  if (command.noun === 'order' && command.verb === 'workshop')
    return runWorkshopCommand(command, { ...services, writeLine })
  if (command.noun === 'order') {
    const outcome = await runOrderCommand(command, services.orders, writeLine)
    if (outcome === 'done' && command.verb === 'show')
      await writeSubscriptions(command.operands.join(''), { ...services, writeLine })
    return outcome
  }
  if (command.noun === 'declaration') return runDeclarationCommand(command, { ...services, writeLine })
  if (command.noun === 'objection') return runObjectionCommand(command, services.objections, writeLine)
  if (command.noun === 'branch') return runBranchCommand(command, services.branches, writeLine)
  if (command.noun === 'catalogue') return runCatalogueCommand(command, services.catalogue, writeLine)
  if (command.noun === 'appointment') return runAppointmentCommand(command, { ...services, writeLine })
  if (command.noun === 'branch-order') return runBranchOrderCommand(command, services.branchOrders, writeLine)
  if (command.noun === 'reservation') return runReservationCommand(command, services.reservations, writeLine)
  if (isOfferNoun(command.noun)) return runOfferCommand(command.noun, command, services.offers, writeLine)
  if (command.noun === 'subscription') return runSubscriptionCommand(command, { ...services, writeLine })
  if (command.noun === 'job') return runJobCommand(command, services.jobs, writeLine)
  return invalidCommand(writeLine, `unknown command: ${command.noun}\n${USAGE}`)
}
