import { followDeclaration, type OperatorDeclarations } from './declarations.ts'
import { followOrder, type OperatorOrders } from './orders.ts'
import { done, misread, type Outcome, readTyped, type Say } from './typed.ts'

export type Desk = { orders: OperatorOrders; declarations: OperatorDeclarations }

export const USAGE = `npm run shop -- order list [PAGE]       the latest orders of all shops
npm run shop -- order show NUMBER       one with its packages, items and payment
npm run shop -- order workshop NUMBER   glasses are being made
npm run shop -- order pack NUMBER       the parcel is being packed
npm run shop -- order ship NUMBER       it has gone [--tracking ID] [--url URL]
npm run shop -- order deliver NUMBER    it has arrived
npm run shop -- order cancel NUMBER     all that has not gone, or [--item KEY] …
npm run shop -- order return NUMBER     all that came back, or [--item KEY] … or [--item KEY=2] in all;
                                        [--opened] it is not to be sold again
npm run shop -- order refund NUMBER     what cancelled and returned items cost, or [--amount 12.34] in all;
                                        [--item KEY] … that, too, though it did not come back
npm run shop -- declaration list        withdrawals and cancellations to be settled
npm run shop -- declaration show KEY    one with all that was said
npm run shop -- declaration settle KEY  it is done
Of one package alone: [--package 1]. Buyers are told by letter. What came back is sold again, but for what was made for one person.
It ends with 0 where it was done, 1 where it was refused, 2 where nobody could read it, 3 where the shop does not answer.`

/** Follows a line that the operator typed; `say` is told what became of it. */
export async function runCommand(args: readonly string[], desk: Desk, say: Say): Promise<Outcome> {
  const typed = readTyped(args)
  if (typeof typed === 'string') return misread(say, `${typed}\n${USAGE}`)
  if (typed.options.help || typed.noun === 'help') return done(say, USAGE)
  if (typed.verb === '') return misread(say, `what is to be done?\n${USAGE}`)
  if (typed.noun === 'order') return followOrder(typed, desk.orders, say)
  if (typed.noun === 'declaration') return followDeclaration(typed, desk.declarations, say)
  return misread(say, `what is to be done?\n${USAGE}`)
}
