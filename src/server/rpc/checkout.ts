import { CHECKOUT } from '#contract/rpc/checkout.ts'
import { validateStep } from '#domain/checkout/answers.ts'
import { checkoutDeps } from '#domain/checkout/checkout-view.ts'
import { fail, ok } from '#domain/result.ts'
import { isPhone } from '#server/checkout/phone.ts'
import { saveAnswers, readCheckout } from '#server/checkout/checkout-state.ts'
import { fallibleProcedure, type Procedure } from './procedure.ts'

export const checkoutProcedures = {
  saveCheckout: fallibleProcedure(CHECKOUT.saveCheckout, async (scope, { step, answers }) => {
    const { session } = scope.caller
    if (session === null) return fail({ status: 401, kind: 'SignedOut' })
    const before = await readCheckout(scope, session.customer)
    if (before === null) return fail({ status: 409, kind: 'BasketEmpty' })
    const input = new Map<string, string>(Object.entries(answers))
    const { known } = await saveAnswers(scope, before, step, (name) => input.get(name))
    return ok({
      answers: known.answers,
      mistakes: validateStep(step, known.answers, checkoutDeps(known, isPhone)),
    })
  }),
} satisfies Record<keyof typeof CHECKOUT, Procedure>
