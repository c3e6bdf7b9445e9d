import { CHECKOUT } from '#contract/rpc/checkout.ts'
import { mistakesIn } from '#domain/checkout/answers.ts'
import { worldOf } from '#domain/checkout/view.ts'
import { fail, ok } from '#domain/result.ts'
import { isPhone } from '#server/checkout/phone.ts'
import { keepAnswers, readCheckout } from '#server/checkout/state.ts'
import { attempt, type Procedure } from './procedure.ts'

export const checkout = {
  saveCheckout: attempt(CHECKOUT.saveCheckout, async (visit, { step, answers }) => {
    const { session } = visit.caller
    if (session === null) return fail({ status: 401, kind: 'SignedOut' })
    const before = await readCheckout(visit, session.customer)
    if (before === null) return fail({ status: 409, kind: 'BasketEmpty' })
    const said = new Map<string, string>(Object.entries(answers))
    const { known } = await keepAnswers(visit, before, step, (name) => said.get(name))
    return ok({ answers: known.answers, mistakes: mistakesIn(step, known.answers, worldOf(known, isPhone)) })
  }),
} satisfies Record<keyof typeof CHECKOUT, Procedure>
