import { CHECKOUT } from '#contract/rpc/checkout.ts'
import { validateStep } from '#domain/checkout/answers.ts'
import { checkoutDeps, offeredBranches } from '#domain/checkout/checkout-view.ts'
import { fail, ok } from '#domain/result.ts'
import { FIELD_CHECKS } from '#server/checkout/field-checks.ts'
import { saveAnswers, readCheckout } from '#server/checkout/checkout-state.ts'
import { fallibleProcedure, type Procedure } from './procedure.ts'

export const checkoutProcedures = {
  saveCheckout: fallibleProcedure(CHECKOUT.saveCheckout, async (scope, { step, answers }) => {
    const { session } = scope.caller
    if (session === null) return fail({ status: 401, kind: 'SignedOut' })
    const state = await readCheckout(scope, session.customer)
    if (state === null) return fail({ status: 409, kind: 'BasketEmpty' })
    const entered = new Map<string, string>(Object.entries(answers))
    const { input } = await saveAnswers(scope, state, step, (name) => entered.get(name))
    return ok({
      answers: input.answers,
      mistakes: validateStep(step, input.answers, checkoutDeps(input, FIELD_CHECKS)),
      branches: offeredBranches(input),
    })
  }),
} satisfies Record<keyof typeof CHECKOUT, Procedure>
